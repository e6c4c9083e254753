// A pointer to a local variable outlives it. The stack is used again at once: by `use`, which waits in between, so that the pointer is
// wrong only between the two calls. With -DTWICE the thread goes on to its end.
//
// check: --model sc,tso,pso,rmo,relaxed --engine symbolic
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc,tso,pso --engine enumerate
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety
// check: --model sc,tso,pso,rmo,relaxed --engine symbolic -D TWICE
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc,tso,pso,rmo,relaxed --engine enumerate -D TWICE
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety

#include <fencepost.h>
#include <pthread.h>
#include <stdatomic.h>

_Atomic(int *) published;
atomic_int done;

static void publish(void)
{
    int here = 1;
    atomic_store(&published, &here);
}

static void use(void)
{
    int there = 1;
    int *volatile at = &there;
    *at = 2;
#ifndef TWICE
    fp_assume(atomic_load(&done));
#endif
}

void *owner(void *arg)
{
    publish();
    use();
#ifdef TWICE
    use();
#endif
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, owner, 0);
    int *late = atomic_load(&published);
    if (late)
        *late = 3;
    atomic_store(&done, 1);
    pthread_join(t, 0);
    return 0;
}

// Two threads that both believe to be the last user of an object.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

atomic_int users = 2;
int *object;

void drop(void)
{
#ifdef FIXED
    if (atomic_fetch_sub(&users, 1) == 1)
        free(object);
#else
    atomic_store(&users, atomic_load(&users) - 1);
    if (atomic_load(&users) == 0)
        free(object);
#endif
}

void *other(void *arg)
{
    drop();
    return arg;
}

int main(void)
{
    object = malloc(sizeof *object);
    pthread_t t;
    pthread_create(&t, 0, other, 0);
    drop();
    pthread_join(t, 0);
    return 0;
}

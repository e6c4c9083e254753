// A pointer is read before it is set, and loaded through: an address that is nobody's has nothing to read.
//
// check: --engine directed --model sc,tso,pso,rmo
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety
// check: --engine directed --model sc,tso,pso,rmo -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --engine enumerate --model sc,tso,pso,rmo
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety
// check: --engine enumerate --model sc,tso,pso,rmo -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all

#include <pthread.h>
#include <stdatomic.h>

static int target, result;
static _Atomic(int *) box;

static void *publish(void *arg)
{
    atomic_store(&box, &target);
    return arg;
}

static void *use(void *arg)
{
    int *p = atomic_load(&box);
#ifdef FIXED
    if (!p)
        return arg;
#endif
    result = *p;
    return arg;
}

int main(void)
{
    pthread_t s, t;
    pthread_create(&s, 0, publish, 0);
    pthread_create(&t, 0, use, 0);
    pthread_join(s, 0);
    pthread_join(t, 0);
    return 0;
}

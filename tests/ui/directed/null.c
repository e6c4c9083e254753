// A pointer in shared memory that may still be null.
//
// check: --engine directed --model sc,tso,pso,rmo
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety
// check: --engine enumerate --model sc,tso,pso,rmo
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety
// check: --engine directed --model sc,tso,pso,rmo -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --engine enumerate --model sc,tso,pso,rmo -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

int target;
_Atomic(int *) box;

void *left(void *arg)
{
    atomic_store(&box, &target);
    return arg;
}

void *right(void *arg)
{
    int *p = atomic_load(&box);
#ifdef FIXED
    if (p)
#endif
        *p = 4;
    return arg;
}

int main(void)
{
    pthread_t first, second;
    pthread_create(&first, 0, left, 0);
    pthread_create(&second, 0, right, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}

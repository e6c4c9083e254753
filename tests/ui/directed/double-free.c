// Two threads take the same object and free it.
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

#include <stdlib.h>

_Atomic(int *) box;

void *worker(void *arg)
{
#ifdef FIXED
    int *p = atomic_exchange(&box, 0);
#else
    int *p = atomic_load(&box);
    atomic_store(&box, 0);
#endif
    free(p);
    return arg;
}

int main(void)
{
    pthread_t first, second;
    atomic_store(&box, malloc(4));
    pthread_create(&first, 0, worker, 0);
    pthread_create(&second, 0, worker, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}

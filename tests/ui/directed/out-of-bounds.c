// An index that two threads move together leads out of the array.
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

int slots[2];
atomic_int top;

void *worker(void *arg)
{
#ifdef FIXED
    int i = atomic_fetch_add(&top, 1);
    slots[i] = 1;
#else
    atomic_fetch_add(&top, 1);
    slots[atomic_load(&top)] = 1;
#endif
    return arg;
}

int main(void)
{
    pthread_t first, second;
    pthread_create(&first, 0, worker, 0);
    pthread_create(&second, 0, worker, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}

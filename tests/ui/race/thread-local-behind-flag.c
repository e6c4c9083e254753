// Released and acquired, the last use happens before the end of the thread.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed --property race
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed --property race
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

_Thread_local int own;
_Atomic(int *) known;
atomic_int done;

void *owner(void *arg)
{
    atomic_store(&known, &own);
    if (!atomic_load_explicit(&done, memory_order_acquire))
        exit(0);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, owner, 0);
    int *p = atomic_load(&known);
    if (p)
        *p = 2;
    atomic_store_explicit(&done, 1, memory_order_release);
    return 0;
}

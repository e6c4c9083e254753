// A thread-local variable ends with its thread, which is a store to it; the flag is relaxed.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed --property race
// expect: sc unsafe race, tso unsafe race, pso unsafe race, rmo unsafe race, relaxed unsafe race
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed --property race
// expect: sc unsafe race, tso unsafe race, pso unsafe race, rmo unsafe race, relaxed unsafe race

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

_Thread_local int own;
_Atomic(int *) known;
atomic_int done;

void *owner(void *arg)
{
    atomic_store(&known, &own);
    if (!atomic_load_explicit(&done, memory_order_relaxed))
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
    atomic_store_explicit(&done, 1, memory_order_relaxed);
    return 0;
}

// The end of a call is a store to its variables. The flag is relaxed, so nothing orders it and what the thread did.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed --property race
// expect: sc unsafe race, tso unsafe race, pso unsafe race, rmo unsafe race, relaxed unsafe race
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed --property race
// expect: sc unsafe race, tso unsafe race, pso unsafe race, rmo unsafe race, relaxed unsafe race

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

atomic_int flag;
pthread_t t;

void *user(void *arg)
{
    *(int *)arg = 2;
    atomic_store_explicit(&flag, 1, memory_order_relaxed);
    return 0;
}

void lend(void)
{
    int v = 1;
    pthread_create(&t, 0, user, &v);
    if (!atomic_load_explicit(&flag, memory_order_relaxed))
        exit(0);
}

int main(void)
{
    lend();
    pthread_join(t, 0);
    return 0;
}

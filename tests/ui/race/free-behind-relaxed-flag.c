// A relaxed flag orders nothing: free is a store to the object, and it races with the store before the flag.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed --property race
// expect: sc unsafe race, tso unsafe race, pso unsafe race, rmo unsafe race, relaxed unsafe race
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed --property race
// expect: sc unsafe race, tso unsafe race, pso unsafe race, rmo unsafe race, relaxed unsafe race

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

int *p;
atomic_int flag;

void *user(void *arg)
{
    *p = 2;
    atomic_store_explicit(&flag, 1, memory_order_relaxed);
    return arg;
}

int main(void)
{
    pthread_t t;
    p = malloc(sizeof *p);
    pthread_create(&t, 0, user, 0);
    if (atomic_load_explicit(&flag, memory_order_relaxed))
        free(p);
    pthread_join(t, 0);
    return 0;
}

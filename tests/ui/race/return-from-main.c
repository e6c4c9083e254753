// main ends its variables when it returns; exit ends none, see exit-from-main.c.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed --property race
// expect: sc unsafe race, tso unsafe race, pso unsafe race, rmo unsafe race, relaxed unsafe race
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed --property race
// expect: sc unsafe race, tso unsafe race, pso unsafe race, rmo unsafe race, relaxed unsafe race

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

atomic_int flag;

void *user(void *arg)
{
    *(int *)arg = 2;
    atomic_store_explicit(&flag, 1, memory_order_relaxed);
    return 0;
}

int main(void)
{
    int v = 1;
    pthread_t t;
    pthread_create(&t, 0, user, &v);
    if (!atomic_load_explicit(&flag, memory_order_relaxed))
        exit(0);
    return 0;
}

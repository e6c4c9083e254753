// The use finds the object freed in every run, for the flag is set behind. It races with the end all the same: the flag is relaxed.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed --property race
// expect: sc unsafe race, tso unsafe race, pso unsafe race, rmo unsafe race, relaxed unsafe race
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed --property race
// expect: sc unsafe race, tso unsafe race, pso unsafe race, rmo unsafe race, relaxed unsafe race

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

int *p, y;
atomic_int flag;

void *user(void *arg)
{
    if (atomic_load_explicit(&flag, memory_order_relaxed))
        y = *p;
    return arg;
}

int main(void)
{
    pthread_t t;
    p = malloc(sizeof *p);
    *p = 1;
    pthread_create(&t, 0, user, 0);
    free(p);
    atomic_store_explicit(&flag, 1, memory_order_relaxed);
    pthread_join(t, 0);
    return 0;
}

// realloc ends the old object, all of it, as free does.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed --property race
// expect: sc unsafe race, tso unsafe race, pso unsafe race, rmo unsafe race, relaxed unsafe race
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed --property race
// expect: sc unsafe race, tso unsafe race, pso unsafe race, rmo unsafe race, relaxed unsafe race

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

char *p;
atomic_int flag;

void *user(void *arg)
{
    p[7] = 2;
    atomic_store_explicit(&flag, 1, memory_order_relaxed);
    return arg;
}

int main(void)
{
    pthread_t t;
    p = calloc(8, 1);
    char *q = p;
    pthread_create(&t, 0, user, 0);
    if (atomic_load_explicit(&flag, memory_order_relaxed))
        q = realloc(q, 16);
    pthread_join(t, 0);
    free(q);
    return 0;
}

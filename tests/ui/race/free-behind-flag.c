// Released and acquired, the last use happens before the end of the object.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed --property race
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed --property race
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

char *p;
atomic_int flag;

void *user(void *arg)
{
    p[15] = 2;
    atomic_store_explicit(&flag, 1, memory_order_release);
    return arg;
}

int main(void)
{
    pthread_t t;
    p = malloc(16);
    pthread_create(&t, 0, user, 0);
    if (atomic_load_explicit(&flag, memory_order_acquire))
        free(p);
    pthread_join(t, 0);
    return 0;
}

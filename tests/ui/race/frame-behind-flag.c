// Released and acquired, what the thread did happens before the end of the call that lent it a variable.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed --property race
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed --property race
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

atomic_int flag;
pthread_t t;

void *user(void *arg)
{
    *(int *)arg = 2;
    atomic_store_explicit(&flag, 1, memory_order_release);
    return 0;
}

void lend(void)
{
    int v = 1;
    pthread_create(&t, 0, user, &v);
    if (!atomic_load_explicit(&flag, memory_order_acquire))
        exit(0);
}

int main(void)
{
    lend();
    pthread_join(t, 0);
    return 0;
}

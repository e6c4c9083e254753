// The end of a block is a store to its variables: the load of the thread races with it.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed --property race
// expect: sc unsafe race, tso unsafe race, pso unsafe race, rmo unsafe race, relaxed unsafe race
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed --property race
// expect: sc unsafe race, tso unsafe race, pso unsafe race, rmo unsafe race, relaxed unsafe race

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

atomic_int flag;
int seen;

void *user(void *arg)
{
    seen = *(int *)arg;
    atomic_store_explicit(&flag, 1, memory_order_relaxed);
    return 0;
}

int main(void)
{
    pthread_t t;
    {
        int v = 1;
        pthread_create(&t, 0, user, &v);
        if (!atomic_load_explicit(&flag, memory_order_relaxed))
            exit(0);
    }
    pthread_join(t, 0);
    return 0;
}

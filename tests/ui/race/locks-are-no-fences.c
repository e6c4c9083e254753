// Two mutexes have nothing to do with each other: that locking is a fence for its own thread makes no relaxed flag synchronise.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed --property race
// expect: sc unsafe race, tso unsafe race, pso unsafe race, rmo unsafe race, relaxed unsafe race
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed --property race
// expect: sc unsafe race, tso unsafe race, pso unsafe race, rmo unsafe race, relaxed unsafe race

#include <pthread.h>
#include <stdatomic.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n = PTHREAD_MUTEX_INITIALIZER;
atomic_int flag;
int x;

void *writer(void *arg)
{
    x = 1;
    pthread_mutex_lock(&m);
    atomic_store_explicit(&flag, 1, memory_order_relaxed);
    pthread_mutex_unlock(&m);
    return arg;
}

int main(void)
{
    pthread_t t;
    int y = 0;
    pthread_create(&t, 0, writer, 0);
    pthread_mutex_lock(&n);
    int seen = atomic_load_explicit(&flag, memory_order_relaxed);
    pthread_mutex_unlock(&n);
    if (seen)
        y = x;
    pthread_join(t, 0);
    return y > 1;
}

// Destroying is a store like any other, too; the relaxed flag does not say that the mutex is out of use.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed --property race
// expect: sc unsafe race, tso unsafe race, pso unsafe race, rmo unsafe race, relaxed unsafe race
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed --property race
// expect: sc unsafe race, tso unsafe race, pso unsafe race, rmo unsafe race, relaxed unsafe race

#include <pthread.h>
#include <stdatomic.h>

pthread_mutex_t m;
atomic_int flag;

void *user(void *arg)
{
    pthread_mutex_lock(&m);
    pthread_mutex_unlock(&m);
    atomic_store_explicit(&flag, 1, memory_order_relaxed);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_mutex_init(&m, 0);
    pthread_create(&t, 0, user, 0);
    if (atomic_load_explicit(&flag, memory_order_relaxed))
        pthread_mutex_destroy(&m);
    pthread_join(t, 0);
    return 0;
}

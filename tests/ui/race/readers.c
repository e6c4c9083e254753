// Readers of a read-write lock synchronise with writers, not with each other.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed --property race
// expect: sc unsafe race, tso unsafe race, pso unsafe race, rmo unsafe race, relaxed unsafe race
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed --property race
// expect: sc unsafe race, tso unsafe race, pso unsafe race, rmo unsafe race, relaxed unsafe race

#include <pthread.h>
#include <stdatomic.h>

pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;
atomic_int flag;
int x;

void *reader(void *arg)
{
    x = 1;
    pthread_rwlock_rdlock(&l);
    pthread_rwlock_unlock(&l);
    atomic_store_explicit(&flag, 1, memory_order_relaxed);
    return arg;
}

int main(void)
{
    pthread_t t;
    int y = 0;
    pthread_create(&t, 0, reader, 0);
    int seen = atomic_load_explicit(&flag, memory_order_relaxed);
    pthread_rwlock_rdlock(&l);
    if (seen)
        y = x;
    pthread_rwlock_unlock(&l);
    pthread_join(t, 0);
    return y > 1;
}

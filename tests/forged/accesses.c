// Two threads and every kind of pair of accesses: those to `shared` race, nothing else does.

#include <pthread.h>
#include <stdatomic.h>

int shared, before, behind, constant;
atomic_int flag;

void *worker(void *arg)
{
    int seen = constant + before;
    behind = seen;
    atomic_store_explicit(&flag, 1, memory_order_relaxed);
    shared = 1;
    return arg;
}

int main(void)
{
    pthread_t t;
    before = 1;
    pthread_create(&t, 0, worker, 0);
    int seen = constant;
    atomic_store_explicit(&flag, 2, memory_order_relaxed);
    shared = 2;
    pthread_join(t, 0);
    return behind + seen;
}

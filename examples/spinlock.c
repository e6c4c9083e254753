// A lock made of compare-exchange: acquire when it is taken, release when it is given back.
//
// check: --model sc,tso,pso
// expect: sc safe all, tso safe all, pso safe all
// check: --model sc,tso,rmo --property assert,memsafety,deadlock,race
// expect: sc safe all, tso safe all, rmo safe all
// check: --engine enumerate --model sc,tso,rmo --property assert,memsafety,deadlock,race --unwind 2
// expect: sc safe, tso safe, rmo safe bounded

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int taken;
int counter;

static void lock(void)
{
    int free = 0;
    while (!atomic_compare_exchange_strong_explicit(&taken, &free, 1, memory_order_acquire, memory_order_relaxed))
        free = 0;
}

static void unlock(void)
{
    atomic_store_explicit(&taken, 0, memory_order_release);
}

void *worker(void *arg)
{
    lock();
    counter++;
    unlock();
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, worker, 0);
    pthread_create(&b, 0, worker, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(counter == 2);
    return 0;
}

// Peterson's lock with C's strongest order on every access of the lock: right on every model.
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --engine enumerate --model rmo --unwind 1
// expect: rmo safe bounded

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int wants[2];
atomic_int turn;
atomic_int inside;

static void lock(int me)
{
    int other = 1 - me;
    atomic_store_explicit(&wants[me], 1, memory_order_seq_cst);
    atomic_store_explicit(&turn, other, memory_order_seq_cst);
    while (atomic_load_explicit(&wants[other], memory_order_seq_cst)
           && atomic_load_explicit(&turn, memory_order_seq_cst) == other)
        ;
}

static void unlock(int me)
{
    atomic_store_explicit(&wants[me], 0, memory_order_seq_cst);
}

static void critical_section(void)
{
    assert(atomic_load_explicit(&inside, memory_order_relaxed) == 0);
    atomic_store_explicit(&inside, 1, memory_order_relaxed);
    atomic_store_explicit(&inside, 0, memory_order_relaxed);
}

void *first(void *arg)
{
    lock(0);
    critical_section();
    unlock(0);
    return arg;
}

void *second(void *arg)
{
    lock(1);
    critical_section();
    unlock(1);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, first, 0);
    pthread_create(&b, 0, second, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}

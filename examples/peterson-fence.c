// Peterson's lock with one fence, which is enough on x86: the loads no longer overtake the stores.
// Under pso the two stores can still change places, and then both threads get in.
//
// check: --engine enumerate --model sc,tso,pso,rmo
// expect: sc safe all, tso safe all, pso unsafe assert, rmo unsafe assert
// check: --model sc,tso,pso,rmo
// expect: sc safe all, tso safe all, pso unsafe assert, rmo unsafe assert

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int wants[2];
atomic_int turn;
atomic_int inside;

static void lock(int me)
{
    int other = 1 - me;
    atomic_store_explicit(&wants[me], 1, memory_order_relaxed);
    atomic_store_explicit(&turn, other, memory_order_relaxed);
    atomic_thread_fence(memory_order_seq_cst);
    while (atomic_load_explicit(&wants[other], memory_order_relaxed)
           && atomic_load_explicit(&turn, memory_order_relaxed) == other)
        ;
}

static void unlock(int me)
{
    atomic_store_explicit(&wants[me], 0, memory_order_relaxed);
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

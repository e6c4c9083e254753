// A value that justifies itself, through a store that only this value leads to: `b` stores to y if x is 1, and x is 1 if `a`
// reads that store, whose own store to x may take effect before. Only a model that keeps no dependencies allows it.
//
// check: --model sc,tso,pso,rmo,relaxed --engine enumerate
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed unsafe assert
// check: --model sc,tso,pso,rmo,relaxed --engine symbolic
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed unsafe assert

#include <fencepost.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;

static void *a(void *arg)
{
    (void)arg;
    atomic_store_explicit(&y, 2, memory_order_relaxed);
    int r = atomic_load_explicit(&y, memory_order_relaxed);
    atomic_store_explicit(&x, r, memory_order_relaxed);
    return 0;
}

static void *b(void *arg)
{
    (void)arg;
    if (atomic_load_explicit(&x, memory_order_relaxed) != 1)
        return 0;
    atomic_store_explicit(&y, 1, memory_order_release);
    fp_assert(0);
    return 0;
}

int main(void)
{
    pthread_t s, t;
    pthread_create(&s, 0, a, 0);
    pthread_create(&t, 0, b, 0);
    return 0;
}

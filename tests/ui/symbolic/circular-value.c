// Values that justify themselves are runs of relaxed, and of no other model.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed unsafe assert
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed unsafe assert

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;
int r, s;

void *left(void *arg)
{
    r = atomic_load_explicit(&x, memory_order_relaxed);
    atomic_store_explicit(&y, r, memory_order_relaxed);
    return arg;
}

void *right(void *arg)
{
    s = atomic_load_explicit(&y, memory_order_relaxed);
    atomic_store_explicit(&x, s, memory_order_relaxed);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, left, 0);
    pthread_create(&b, 0, right, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(r != 1 || s != 1);
    return 0;
}

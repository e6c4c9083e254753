// A sequence lock whose fences were forgotten: under pso the data may be seen before the odd number.
//
// check: --model sc,tso,pso,rmo
// expect: sc safe, tso safe, pso unsafe assert, rmo unsafe assert

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int sequence;
atomic_int left, right;

void *writer(void *arg)
{
    atomic_store_explicit(&sequence, 1, memory_order_relaxed);
    atomic_store_explicit(&left, 1, memory_order_relaxed);
    atomic_store_explicit(&right, 1, memory_order_relaxed);
    atomic_store_explicit(&sequence, 2, memory_order_release);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, writer, 0);
    int before = atomic_load_explicit(&sequence, memory_order_acquire);
    int l = atomic_load_explicit(&left, memory_order_relaxed);
    int r = atomic_load_explicit(&right, memory_order_relaxed);
    int after = atomic_load_explicit(&sequence, memory_order_relaxed);
    if (before == after && before % 2 == 0)
        assert(l == r);
    pthread_join(t, 0);
    return 0;
}

// What a thread reads it writes, by way of a variable of its own, and the other thread does the same. FORGED writes a constant.

#include <assert.h>
#include <fencepost.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y, own;
#ifdef FORGED
#define VALUE 1
#else
#define VALUE seen
#endif

void *left(void *arg)
{
    int seen = atomic_load_explicit(&x, memory_order_relaxed);
    atomic_store_explicit(&own, VALUE, memory_order_relaxed);
    int again = atomic_load_explicit(&own, memory_order_relaxed);
    atomic_store_explicit(&y, again, memory_order_relaxed);
    assert(!seen);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, left, 0);
    int seen = atomic_load_explicit(&y, memory_order_relaxed);
    atomic_store_explicit(&x, seen, memory_order_relaxed);
    pthread_join(t, 0);
    return 0;
}

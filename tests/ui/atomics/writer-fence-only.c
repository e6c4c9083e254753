// Message passing with a fence in the writer only. It is enough under pso, where loads stay in order; rmo may still
// reorder the reader's loads.
//
// check: --model tso,pso,rmo
// expect: tso safe, pso safe, rmo unsafe assert
// check: --model tso,pso,rmo -D READER
// expect: tso safe, pso safe, rmo safe

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

int data;
atomic_int ready;

void *writer(void *arg)
{
    data = 1;
    atomic_thread_fence(memory_order_release);
    atomic_store_explicit(&ready, 1, memory_order_relaxed);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, writer, 0);
    int r = atomic_load_explicit(&ready, memory_order_relaxed);
#ifdef READER
    atomic_thread_fence(memory_order_acquire);
#endif
    int d = data;
    assert(!r || d == 1);
    pthread_join(t, 0);
    return 0;
}

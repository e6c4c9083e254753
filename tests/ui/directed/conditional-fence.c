// Store buffering with two stores, and a fence that only one way of a branch executes.
//
// check: --engine directed --model sc,tso,pso,rmo
// expect: sc safe all, tso unsafe assert, pso unsafe assert, rmo unsafe assert
// check: --engine enumerate --model sc,tso,pso,rmo
// expect: sc safe all, tso unsafe assert, pso unsafe assert, rmo unsafe assert
// check: --engine directed --model sc,tso,pso,rmo -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --engine enumerate --model sc,tso,pso,rmo -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y, z, mode;
int r, s;

void *left(void *arg)
{
    atomic_store_explicit(&z, 1, memory_order_relaxed);
    atomic_store_explicit(&x, 1, memory_order_relaxed);
#ifdef FIXED
    if (atomic_load_explicit(&mode, memory_order_relaxed) < 2)
#else
    if (atomic_load_explicit(&mode, memory_order_relaxed) == 1)
#endif
        atomic_thread_fence(memory_order_seq_cst);
    r = atomic_load_explicit(&y, memory_order_relaxed);
    return arg;
}

void *right(void *arg)
{
    atomic_store_explicit(&mode, 1, memory_order_relaxed);
    atomic_store_explicit(&y, 1, memory_order_relaxed);
    atomic_thread_fence(memory_order_seq_cst);
    s = atomic_load_explicit(&x, memory_order_relaxed);
    return arg;
}

int main(void)
{
    pthread_t first, second;
    pthread_create(&first, 0, left, 0);
    pthread_create(&second, 0, right, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(r || s);
    return 0;
}

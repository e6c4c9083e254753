// Inputs of a few values, so that the explorer can try all of them too.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso unsafe assert, pso unsafe assert, rmo unsafe assert, relaxed unsafe assert
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso unsafe assert, pso unsafe assert, rmo unsafe assert, relaxed unsafe assert

#include <assert.h>
#include <fencepost.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;
int r, s;

void *left(void *arg)
{
    atomic_store_explicit(&x, 1, memory_order_relaxed);
    if (fp_nondet_bool())
        atomic_thread_fence(memory_order_seq_cst);
    r = atomic_load_explicit(&y, memory_order_relaxed);
    return arg;
}

void *right(void *arg)
{
    atomic_store(&y, 1);
    s = atomic_load(&x);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, left, 0);
    pthread_create(&b, 0, right, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(r || s);
    return 0;
}

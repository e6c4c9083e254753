// A fence orders only if it is executed.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso unsafe assert, pso unsafe assert, rmo unsafe assert, relaxed unsafe assert
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso unsafe assert, pso unsafe assert, rmo unsafe assert, relaxed unsafe assert
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define LOAD(x) atomic_load_explicit(&x, memory_order_relaxed)
#define STORE(x, v) atomic_store_explicit(&x, v, memory_order_relaxed)

atomic_int x, y, careful;
int r, s, fenced;

void *left(void *arg)
{
    STORE(x, 1);
    if (LOAD(careful)) {
        atomic_thread_fence(memory_order_seq_cst);
        fenced = 1;
    }
    r = LOAD(y);
    return arg;
}

void *right(void *arg)
{
    STORE(y, 1);
    atomic_thread_fence(memory_order_seq_cst);
    s = LOAD(x);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, left, 0);
    pthread_create(&b, 0, right, 0);
    STORE(careful, 1);
    pthread_join(a, 0);
    pthread_join(b, 0);
#ifdef FIXED
    assert(!fenced || r || s);
#else
    assert(r || s);
#endif
    return 0;
}

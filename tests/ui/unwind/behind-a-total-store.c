// Under pso a store may overtake a sequentially consistent one: the fence behind that holds loads back, not stores. If main has not seen y,
// x ends as 2 only if x = 1 reaches memory before y = 1.
//
// check: --property assert --engine unwind --model tso,pso
// expect: tso safe all, pso unsafe assert
// check: --property assert --engine symbolic --model tso,pso
// expect: tso safe all, pso unsafe assert
// check: --property assert --engine enumerate --model tso,pso
// expect: tso safe all, pso unsafe assert
// check: --property assert --engine directed --model tso,pso
// expect: tso safe all, pso unsafe assert
// check: --property assert --engine unwind --model tso,pso -D SECTION
// expect: tso safe all, pso unsafe assert
// check: --property assert --engine enumerate --model tso,pso -D SECTION
// expect: tso safe all, pso unsafe assert
// check: --property assert --engine unwind --model tso,pso -D FENCE
// expect: tso safe all, pso safe all
// check: --property assert --engine unwind --model tso,pso -D LOAD
// expect: tso safe all, pso safe all
// check: --property assert --engine enumerate --model tso,pso -D LOAD
// expect: tso safe all, pso safe all
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static int x, y, seen, z;

static void *other(void *arg)
{
    __atomic_store_n(&y, 1, __ATOMIC_SEQ_CST);
#ifdef FENCE
    atomic_thread_fence(memory_order_release);
#endif
#ifdef LOAD
    int r = z;
    (void)r;
#endif
#ifdef SECTION
    __VERIFIER_atomic_begin();
    x = 1;
    __VERIFIER_atomic_end();
#else
    x = 1;
#endif
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, other, 0);
    __atomic_store_n(&x, 2, __ATOMIC_SEQ_CST);
    if (y == 0)
        seen = 1;
    pthread_join(t, 0);
    assert(!(seen && x == 2));
    return 0;
}

// Under relaxed two branches can open each other: each store is made only if the other one is read, and nothing else stores there. A round
// that learns what memory may hold from the stores that it has seen never comes to either of them.
//
// check: --property assert --engine symbolic --model rmo,relaxed
// expect: rmo safe all, relaxed unsafe assert
// check: --property assert --engine enumerate --model rmo,relaxed
// expect: rmo safe all, relaxed unsafe assert
// check: --property assert --engine symbolic --model relaxed -D FENCED
// expect: relaxed safe all
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int x, y, both;

static void *other(void *arg)
{
    int seen = y;
#ifdef FENCED
    atomic_thread_fence(memory_order_acquire);
#endif
    if (seen) {
        x = 1;
        both = 1;
    }
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, other, 0);
    int seen = x;
#ifdef FENCED
    atomic_thread_fence(memory_order_acquire);
#endif
    if (seen)
        y = 1;
    assert(!both);
    return 0;
}

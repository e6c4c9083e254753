// Load buffering: each thread loads and then stores what the other loads. Both loads may return 1 only where the model
// lets the store go first, and a dependency of the store on the load keeps it from that.
//
// check: --engine directed --model sc,tso,pso,rmo
// expect: sc safe all, tso safe all, pso safe all, rmo unsafe assert
// check: --engine directed --model sc,tso,pso,rmo -D DATA
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --engine directed --model sc,tso,pso,rmo -D ADDRESS
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --engine directed --model sc,tso,pso,rmo -D CONTROL
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --engine directed --model sc,tso,pso,rmo -D OWN
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --engine directed --model relaxed
// expect: relaxed unknown
// check: --engine enumerate --model rmo
// expect: rmo unsafe assert
// check: --engine enumerate --model rmo -D DATA
// expect: rmo safe all
// check: --engine enumerate --model rmo -D ADDRESS
// expect: rmo safe all
// check: --engine enumerate --model rmo -D CONTROL
// expect: rmo safe all
// check: --engine enumerate --model rmo -D OWN
// expect: rmo safe all

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y, scratch;
atomic_int *places[2] = { &x, &y };
int left, right;

static void put(int side, int seen)
{
#if defined(DATA)
    // The same number, whatever was seen.
    atomic_store_explicit(places[side], (seen ^ seen) + 1, memory_order_relaxed);
#elif defined(ADDRESS)
    atomic_store_explicit(places[side + (seen & 0)], 1, memory_order_relaxed);
#elif defined(CONTROL)
    if (seen == 0)
        atomic_store_explicit(&scratch, 1, memory_order_relaxed);
    atomic_store_explicit(places[side], 1, memory_order_relaxed);
#elif defined(OWN)
    // What is read back from one's own store depends on what was stored.
    atomic_int mine;
    atomic_store_explicit(&mine, seen, memory_order_relaxed);
    int back = atomic_load_explicit(&mine, memory_order_relaxed);
    atomic_store_explicit(places[side], (back & 0) + 1, memory_order_relaxed);
#else
    (void)seen;
    atomic_store_explicit(places[side], 1, memory_order_relaxed);
#endif
}

void *first(void *arg)
{
    left = atomic_load_explicit(&x, memory_order_relaxed);
    put(1, left);
    return arg;
}

void *second(void *arg)
{
    right = atomic_load_explicit(&y, memory_order_relaxed);
    put(0, right);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, first, 0);
    pthread_create(&b, 0, second, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(left == 0 || right == 0);
    return 0;
}

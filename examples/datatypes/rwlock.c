// A lock for many readers or one writer around two counters. Its state is the number of readers, or -1 for a writer.
//
// Algorithm: the counting lock of textbooks (P. Courtois, F. Heymans, D. Parnas, CACM 1971, state the problem), by
// compare-exchange.
//
// w  add one to both counters; observes the first        r  observes both counters
//
// Commit points: the store to the first counter, the load of the first counter.
//
// -DUNFENCED       all atomics relaxed: wrong on pso, rmo and relaxed ("w | r")
// -DREADER_LEAVES  a reader leaves by a load and a store: wrong on every model; with two readers one leaving is lost,
//                  and a writer waits for ever or is overrun ("r | r w")
//
// test: "w | r" --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// test: "w | w" --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// test: "w | r" --model sc,tso,pso,rmo,relaxed -D UNFENCED
// expect: sc safe all, tso safe all, pso unsafe, rmo unsafe, relaxed unsafe

#include <fencepost.h>
#include <stdatomic.h>

#ifdef UNFENCED
#define ACQUIRE memory_order_relaxed
#define RELEASE memory_order_relaxed
#define BOTH memory_order_relaxed
#else
#define ACQUIRE memory_order_acquire
#define RELEASE memory_order_release
#define BOTH memory_order_acq_rel
#endif

atomic_int state;
int first, second;

void fp_init(void)
{
    atomic_init(&state, 0);
    first = second = 0;
}

static void write_lock(void)
{
    int unlocked = 0;
    while (!atomic_compare_exchange_strong_explicit(&state, &unlocked, -1, ACQUIRE, memory_order_relaxed))
        unlocked = 0;
}

static void write_unlock(void)
{
    atomic_store_explicit(&state, 0, RELEASE);
}

static void read_lock(void)
{
    int readers;
    do
        while ((readers = atomic_load_explicit(&state, ACQUIRE)) < 0)
            ;
    while (!atomic_compare_exchange_strong_explicit(&state, &readers, readers + 1, BOTH, ACQUIRE));
}

static void read_unlock(void)
{
#ifdef READER_LEAVES
    int readers = atomic_load_explicit(&state, ACQUIRE);
    atomic_store_explicit(&state, readers - 1, RELEASE);
#else
    atomic_fetch_sub_explicit(&state, 1, BOTH);
#endif
}

void write_both(void)
{
    write_lock();
    int value = first + 1;
    first = value;
    fp_commit();
    second = second + 1;
    write_unlock();
    fp_observe(value);
}

void read_both(void)
{
    read_lock();
    int one = first;
    fp_commit();
    int two = second;
    read_unlock();
    fp_observe(one);
    fp_observe(two);
}

FP_OPERATION(w, write_both);
FP_OPERATION(r, read_both);

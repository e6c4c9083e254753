// A sequence lock around two words: the number is odd while somebody writes; a reader takes what it saw only if the
// number was even and is still the same.
//
// Algorithm: as in Linux, <linux/seqlock.h> (C. Lameter, "Effective synchronization on Linux/NUMA systems", 2005). What
// C11 needs: H. Boehm, "Can seqlocks get along with programming language memory models?", MSPC 2012.
//
// w  write an argument to both words        r  observes both words
//
// Commit points: the store of the even number; the reader's second load of the number.
//
// -DUNFENCED    all atomics relaxed: wrong on pso, rmo and relaxed ("w | r")
// -DNO_RECHECK  the reader does not look a second time: wrong on every model ("w | r")
//
// test: "w | r" --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// test: "w | r" --model sc,tso,pso,rmo,relaxed -D UNFENCED
// expect: sc safe all, tso safe all, pso unsafe, rmo unsafe, relaxed unsafe

#include <fencepost.h>
#include <stdatomic.h>

#ifdef UNFENCED
#define ACQUIRE memory_order_relaxed
#define RELEASE memory_order_relaxed
#define BOTH memory_order_relaxed
#define SEQ_CST memory_order_relaxed
#else
#define ACQUIRE memory_order_acquire
#define RELEASE memory_order_release
#define BOTH memory_order_acq_rel
#define SEQ_CST memory_order_seq_cst
#endif

atomic_uint sequence;
atomic_int left, right;

void fp_init(void)
{
    atomic_init(&sequence, 0);
    atomic_init(&left, 2);
    atomic_init(&right, 2);
}

static unsigned even(void)
{
    unsigned number;
    while ((number = atomic_load_explicit(&sequence, ACQUIRE)) % 2)
        ;
    return number;
}

void write_both(void)
{
    int value = fp_arg();
    unsigned number;
    do
        number = even();
    while (!atomic_compare_exchange_strong_explicit(&sequence, &number, number + 1, BOTH, ACQUIRE));
    atomic_store_explicit(&left, value, memory_order_relaxed);
    atomic_store_explicit(&right, value, memory_order_relaxed);
    atomic_store_explicit(&sequence, number + 2, RELEASE);
    fp_commit();
    // What this thread reads next must not be older than what it wrote.
    atomic_thread_fence(SEQ_CST);
}

void read_both(void)
{
    for (;;) {
        unsigned before = even();
        int l = atomic_load_explicit(&left, memory_order_relaxed);
        int r = atomic_load_explicit(&right, memory_order_relaxed);
        atomic_thread_fence(ACQUIRE);
#ifdef NO_RECHECK
        (void)before;
#else
        if (atomic_load_explicit(&sequence, memory_order_relaxed) != before)
            continue;
#endif
        fp_commit();
        // What this thread reads next must not be older than what it has read.
        atomic_thread_fence(ACQUIRE);
        fp_observe(l);
        fp_observe(r);
        return;
    }
}

FP_OPERATION(w, write_both);
FP_OPERATION(r, read_both);

// The MCS lock around a counter: those who wait stand in a queue, each looking at a flag of its own.
//
// Algorithm: J. Mellor-Crummey, M. Scott, "Algorithms for scalable synchronization on shared-memory multiprocessors",
// ACM TOCS 1991, section 2.4.
//
// i  enter, add one to a counter that is not atomic, leave; observes the new count
//
// Commit point: the store to the counter.
//
// -DUNFENCED  all atomics relaxed: wrong on pso, rmo and relaxed
// -DNO_SWAP   leaving with nobody in sight just empties the queue: wrong on every model ("i | i": somebody waits for
//             ever, or joins behind a place that is no more)
//
// test: "i | i" --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// test: "i | i" --model sc,tso,pso,rmo -D UNFENCED
// expect: sc safe all, tso safe all, pso unsafe, rmo unsafe
// test: "i i | i i" --model rmo,relaxed -D UNFENCED -D NO_SWAP
// expect: rmo unsafe, relaxed unsafe

#include <fencepost.h>
#include <stdatomic.h>
#include <stddef.h>

#ifdef UNFENCED
#define ACQUIRE memory_order_relaxed
#define RELEASE memory_order_relaxed
#define BOTH memory_order_relaxed
#else
#define ACQUIRE memory_order_acquire
#define RELEASE memory_order_release
#define BOTH memory_order_acq_rel
#endif

struct place {
    atomic_int waiting;
    _Atomic(struct place *) behind;
};

_Atomic(struct place *) queue_end;
int counter;

void fp_init(void)
{
    atomic_init(&queue_end, NULL);
    counter = 0;
}

static void lock(struct place *mine)
{
    atomic_store_explicit(&mine->behind, NULL, memory_order_relaxed);
    atomic_store_explicit(&mine->waiting, 1, memory_order_relaxed);
    struct place *before = atomic_exchange_explicit(&queue_end, mine, BOTH);
    if (before) {
        atomic_store_explicit(&before->behind, mine, RELEASE);
        while (atomic_load_explicit(&mine->waiting, ACQUIRE))
            ;
    }
}

static void unlock(struct place *mine)
{
    struct place *behind = atomic_load_explicit(&mine->behind, ACQUIRE);
    if (!behind) {
#ifdef NO_SWAP
        atomic_store_explicit(&queue_end, NULL, RELEASE);
        return;
#else
        struct place *last = mine;
        if (atomic_compare_exchange_strong_explicit(&queue_end, &last, NULL, BOTH, ACQUIRE))
            return;
        // Somebody has joined the queue and is about to say so.
        while (!(behind = atomic_load_explicit(&mine->behind, ACQUIRE)))
            ;
#endif
    }
    atomic_store_explicit(&behind->waiting, 0, RELEASE);
}

void increment(void)
{
    struct place mine;
    lock(&mine);
    int count = counter + 1;
    counter = count;
    fp_commit();
    unlock(&mine);
    fp_observe(count);
}

FP_OPERATION(i, increment);

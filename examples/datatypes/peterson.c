// Peterson's lock for two sides around a counter.
//
// Algorithm: G. Peterson, "Myths about the mutual exclusion problem", Information Processing Letters 12(3), 1981.
//
// a  the one side enters, adds one to a counter that is not atomic, leaves; observes the new count
// b  the other side does
//
// One thread has all the letters a, another one all the letters b. Commit point: the store to the counter.
//
// -DUNFENCED  all atomics relaxed: wrong on tso, pso, rmo and relaxed ("a | b"): both sides miss the other's wish
// -DTURN_FIRST  the turn is given before the wish is said: wrong on every model ("a | b")
//
// test: "a | b" --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// test: "a | b" --model sc,tso,pso,rmo,relaxed -D UNFENCED
// expect: sc safe all, tso unsafe, pso unsafe, rmo unsafe, relaxed unsafe

#include <fencepost.h>
#include <stdatomic.h>

#ifdef UNFENCED
#define ACQUIRE memory_order_relaxed
#define RELEASE memory_order_relaxed
#define SEQ_CST memory_order_relaxed
#else
#define ACQUIRE memory_order_acquire
#define RELEASE memory_order_release
#define SEQ_CST memory_order_seq_cst
#endif

atomic_int wants[2];
atomic_int turn;
int counter;

void fp_init(void)
{
    atomic_init(&wants[0], 0);
    atomic_init(&wants[1], 0);
    atomic_init(&turn, 0);
    counter = 0;
}

static void lock(int me)
{
    int other = 1 - me;
#ifdef TURN_FIRST
    atomic_store_explicit(&turn, other, SEQ_CST);
    atomic_store_explicit(&wants[me], 1, SEQ_CST);
#else
    atomic_store_explicit(&wants[me], 1, SEQ_CST);
    atomic_store_explicit(&turn, other, SEQ_CST);
#endif
    while (atomic_load_explicit(&wants[other], ACQUIRE) && atomic_load_explicit(&turn, ACQUIRE) == other)
        ;
}

static void unlock(int me)
{
    atomic_store_explicit(&wants[me], 0, RELEASE);
}

static void increment(int me)
{
    lock(me);
    int count = counter + 1;
    counter = count;
    fp_commit();
    unlock(me);
    fp_observe(count);
}

void one_side(void)
{
    increment(0);
}

void other_side(void)
{
    increment(1);
}

FP_OPERATION(a, one_side);
FP_OPERATION(b, other_side);

// Dekker's lock for two sides around a counter, the first one made of loads and stores.
//
// Algorithm: T. J. Dekker, in E. W. Dijkstra, "Cooperating sequential processes", EWD 123, 1965.
//
// a  the one side enters, adds one to a counter that is not atomic, leaves; observes the new count
// b  the other side does
//
// One thread has all the letters a, another one all the letters b. Commit point: the store to the counter.
//
// -DUNFENCED   all atomics relaxed: wrong on tso, pso, rmo and relaxed ("a | b"): both sides miss the other's wish
// -DNO_WISH    one side does not say its wish again after waiting for its turn: wrong on every model ("a a | b b")
//
// test: "a | b" --model sc,tso,pso,rmo,relaxed --unwind 2
// expect: sc safe bounded, tso safe bounded, pso safe bounded, rmo safe bounded, relaxed safe bounded
// test: "a | b" --model sc,tso,pso,rmo,relaxed --unwind 2 -D UNFENCED
// expect: sc safe bounded, tso unsafe, pso unsafe, rmo unsafe, relaxed unsafe

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
    atomic_store_explicit(&wants[me], 1, SEQ_CST);
    while (atomic_load_explicit(&wants[other], ACQUIRE))
        if (atomic_load_explicit(&turn, ACQUIRE) != me) {
            atomic_store_explicit(&wants[me], 0, RELEASE);
            while (atomic_load_explicit(&turn, ACQUIRE) != me)
                ;
#ifndef NO_WISH
            atomic_store_explicit(&wants[me], 1, SEQ_CST);
#endif
        }
}

static void unlock(int me)
{
    atomic_store_explicit(&turn, 1 - me, RELEASE);
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

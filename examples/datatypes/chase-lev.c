// The work-stealing deque of Chase and Lev, with an array that does not grow: the owner pushes and takes at the bottom,
// thieves steal at the top.
//
// Algorithm: D. Chase, Y. Lev, "Dynamic circular work-stealing deque", SPAA 2005; the fences of N. M. Lê, A. Pop, A.
// Cohen, F. Zappa Nardelli, "Correct and efficient work-stealing for weak memory models", PPoPP 2013.
//
// p  the owner pushes an argument        t  the owner takes: observes 0 (empty), or 1 and the value
// s  a thief steals: observes 0 (empty), or 1 and the value
//
// One thread has all the letters p and t; there are at most SIZE pushes more than other operations. A steal that loses
// against another one tries again. Commit points: the store of bottom if the owner pushes or takes something (a thief
// that comes behind it does not find that element any more, also before the owner has won it by its compare-exchange);
// the compare-exchange of top if a thief has the element; the last access to top if the owner finds nothing; the load of
// bottom if a thief does.
//
// -DUNFENCED  all atomics relaxed: wrong on tso ("p p : t t | s s": an element is taken and stolen) and on all weaker
//             ones
// -DNO_SL     only the fence in `t` is missing: wrong on tso and all weaker ones
// -DNO_LL     as published, `t` loads top without acquire: wrong on relaxed only ("p p t | s"), which lets the
//             compare-exchange that follows read an older top, fail, and find the deque empty that is not
//
// test: "p | s" --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// test: "p t | s" --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// test: "p t | s" --model sc,tso,pso,rmo,relaxed -D UNFENCED
// expect: sc safe all, tso safe all, pso unsafe, rmo unsafe, relaxed unsafe

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

#if defined UNFENCED || defined NO_LL
#define TAKE_LOAD memory_order_relaxed
#else
#define TAKE_LOAD memory_order_acquire
#endif

#if defined UNFENCED || defined NO_SL
#define TAKE_FENCE memory_order_relaxed
#else
#define TAKE_FENCE memory_order_seq_cst
#endif

enum { SIZE = 4 };

atomic_int top, bottom;
atomic_int items[SIZE];

static int move_top(int from)
{
    return atomic_compare_exchange_strong_explicit(&top, &from, from + 1, SEQ_CST, ACQUIRE);
}

static void found(int value)
{
    fp_observe(1);
    fp_observe(value);
}

void fp_init(void)
{
    atomic_init(&top, 0);
    atomic_init(&bottom, 0);
}

void push(void)
{
    int value = fp_arg();
    int b = atomic_load_explicit(&bottom, memory_order_relaxed);
    atomic_store_explicit(&items[b % SIZE], value, memory_order_relaxed);
    atomic_thread_fence(RELEASE);
    atomic_store_explicit(&bottom, b + 1, memory_order_relaxed);
    fp_commit();
}

void take(void)
{
    int b = atomic_load_explicit(&bottom, memory_order_relaxed) - 1;
    atomic_store_explicit(&bottom, b, memory_order_relaxed);
    fp_commit();
    atomic_thread_fence(TAKE_FENCE);
    int t = atomic_load_explicit(&top, TAKE_LOAD);
    if (t < b) {
        found(atomic_load_explicit(&items[b % SIZE], memory_order_relaxed));
        return;
    }
    if (t == b) {
        int value = atomic_load_explicit(&items[b % SIZE], memory_order_relaxed);
        int won = move_top(t);
        if (!won)
            fp_commit();
        atomic_store_explicit(&bottom, b + 1, memory_order_relaxed);
        if (won)
            found(value);
        else
            fp_observe(0);
        return;
    }
    fp_commit();
    atomic_store_explicit(&bottom, b + 1, memory_order_relaxed);
    fp_observe(0);
}

void steal(void)
{
    for (;;) {
        int t = atomic_load_explicit(&top, ACQUIRE);
        atomic_thread_fence(SEQ_CST);
        int b = atomic_load_explicit(&bottom, ACQUIRE);
        if (t >= b) {
            fp_commit();
            fp_observe(0);
            return;
        }
        int value = atomic_load_explicit(&items[t % SIZE], memory_order_relaxed);
        if (move_top(t)) {
            fp_commit();
            found(value);
            return;
        }
    }
}

FP_OPERATION(p, push);
FP_OPERATION(t, take);
FP_OPERATION(s, steal);

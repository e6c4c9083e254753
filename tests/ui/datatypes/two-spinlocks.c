// Two counters, each behind a lock of the user's own that spins. One operation takes the locks in one order, the other
// one in the other: both may wait for ever. Section 3.1 of CAV 2006 asks for this before anything else.
//
// t  moves something from one counter to the other        b  moves it back
//
// -DORDERED  both take the locks in the same order
//
// test: "t | b" --model sc,tso,relaxed
// expect: sc unsafe, tso unsafe, relaxed unsafe
// test: "t | b" --model sc,tso,relaxed -D ORDERED
// expect: sc safe all, tso safe all, relaxed safe all
// test: "t t | b" --model sc -D ORDERED
// expect: sc safe all

#include <fencepost.h>
#include <stdatomic.h>

atomic_int left_lock, right_lock;
int left, right;

static void lock(atomic_int *l)
{
    while (!__sync_bool_compare_and_swap((int *)l, 0, 1))
        ;
}

static void unlock(atomic_int *l)
{
    atomic_store_explicit(l, 0, memory_order_release);
}

void there(void)
{
    lock(&left_lock);
    lock(&right_lock);
    left--;
    right++;
    fp_observe(left);
    unlock(&right_lock);
    unlock(&left_lock);
}

void back(void)
{
#ifdef ORDERED
    lock(&left_lock);
    lock(&right_lock);
#else
    lock(&right_lock);
    lock(&left_lock);
#endif
    right--;
    left++;
    fp_observe(right);
    unlock(&left_lock);
    unlock(&right_lock);
}

FP_OPERATION(t, there);
FP_OPERATION(b, back);

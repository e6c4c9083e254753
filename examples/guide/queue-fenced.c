// The queue of queue.c with the fences that `fencepost fences` finds under rmo, and with commit points.
//
// test: "e e e | d d d" --model sc,tso,pso,rmo
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// test: "e e e | d d d" --model sc,tso,pso,rmo --spec commit
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// test: "e e e | d d d" --model relaxed
// expect: relaxed unsafe

#include <fencepost.h>
#include <stdatomic.h>

#define SIZE 2

int slots[SIZE];
atomic_uint head, tail; // How many values were taken out, and how many were put in.

void fp_init(void) {}

void enqueue(void)
{
    unsigned t = atomic_load_explicit(&tail, memory_order_relaxed);
    while (t - atomic_load_explicit(&head, memory_order_relaxed) == SIZE)
        ; // The queue is full.
    slots[t % SIZE] = fp_arg();
    fp_fence(FP_SS); // The value is there before the number that says so.
    atomic_store_explicit(&tail, t + 1, memory_order_relaxed);
    fp_commit();
}

void dequeue(void)
{
    unsigned h = atomic_load_explicit(&head, memory_order_relaxed);
#ifdef EARLY
    fp_commit();
#endif
    while (atomic_load_explicit(&tail, memory_order_relaxed) == h)
        ; // The queue is empty.
#ifndef EARLY
    fp_commit();
#endif
    fp_fence(FP_LL); // The value is not read before the number that says it is there.
    fp_observe(slots[h % SIZE]);
    fp_fence(FP_LS); // The place is not given back before the value is read.
    atomic_store_explicit(&head, h + 1, memory_order_relaxed);
}

FP_OPERATION(e, enqueue)
FP_OPERATION(d, dequeue)

// The queue of queue.c as C11 means it: the two numbers are passed on by release and acquire.
//
// test: "e e e | d d d" --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all

#include <fencepost.h>
#include <stdatomic.h>

#define SIZE 2

int slots[SIZE];
atomic_uint head, tail; // How many values were taken out, and how many were put in.

void fp_init(void) {}

void enqueue(void)
{
    unsigned t = atomic_load_explicit(&tail, memory_order_relaxed);
    while (t - atomic_load_explicit(&head, memory_order_acquire) == SIZE)
        ; // The queue is full.
    slots[t % SIZE] = fp_arg();
    atomic_store_explicit(&tail, t + 1, memory_order_release);
}

void dequeue(void)
{
    unsigned h = atomic_load_explicit(&head, memory_order_relaxed);
    while (atomic_load_explicit(&tail, memory_order_acquire) == h)
        ; // The queue is empty.
    fp_observe(slots[h % SIZE]);
    atomic_store_explicit(&head, h + 1, memory_order_release);
}

FP_OPERATION(e, enqueue)
FP_OPERATION(d, dequeue)

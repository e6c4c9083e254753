// A queue with two places, for one thread that puts values in and one that takes them out. docs/guide.md explains it.
//
// test: "e | d" --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso unsafe, rmo unsafe, relaxed unsafe
// test: "e | e d d" --model sc
// expect: sc unsafe

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
    atomic_store_explicit(&tail, t + 1, memory_order_relaxed);
}

void dequeue(void)
{
    unsigned h = atomic_load_explicit(&head, memory_order_relaxed);
    while (atomic_load_explicit(&tail, memory_order_relaxed) == h)
        ; // The queue is empty.
    fp_observe(slots[h % SIZE]);
    atomic_store_explicit(&head, h + 1, memory_order_relaxed);
}

FP_OPERATION(e, enqueue)
FP_OPERATION(d, dequeue)

// A ring between one producer and one consumer: each side moves an index of its own and looks at the other's.
//
// Algorithm: L. Lamport, "Specifying concurrent program modules", ACM TOPLAS 5(2), 1983.
//
// e  enqueue an argument: observes 0 if the ring is full        d  dequeue: observes 0 (empty), or 1 and the value
//
// One thread has all the letters e, another one all the letters d. Commit points: the store of one's own index; the
// load of the other's where the ring is full or empty.
//
// With acquire and release alone, which is how such rings are mostly written, every value arrives once and in order,
// but whole operations are not sequentially consistent, not even on tso: the producer moves its index and finds the
// ring full, the consumer moves its index and finds it empty, each with its own store still in the buffer. So the
// default has a full fence behind the store of an index.
//
// -DNO_SL     acquire and release only: wrong on tso and all weaker ones ("e : e e | d d")
// -DUNFENCED  all atomics relaxed: wrong on tso as above; on pso, rmo and relaxed also "e | d" is wrong
// -DSIZE=n    places of the ring, a power of two; 2 if not said
//
// test: "e | d" --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// test: "e e | d d" --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// test: "e : e e | d d" --model sc,tso -D NO_SL
// expect: sc safe all, tso unsafe

#include <fencepost.h>
#include <stdatomic.h>

#ifdef UNFENCED
#define ACQUIRE memory_order_relaxed
#define RELEASE memory_order_relaxed
#else
#define ACQUIRE memory_order_acquire
#ifdef NO_SL
#define RELEASE memory_order_release
#else
#define RELEASE memory_order_seq_cst
#endif
#endif

#ifndef SIZE
#define SIZE 2
#endif

int ring[SIZE];
atomic_uint head, tail;

void fp_init(void)
{
    atomic_init(&head, 0);
    atomic_init(&tail, 0);
}

void enqueue(void)
{
    int value = fp_arg();
    unsigned mine = atomic_load_explicit(&tail, memory_order_relaxed);
    unsigned other = atomic_load_explicit(&head, ACQUIRE);
    if (mine - other == SIZE) {
        fp_commit();
        fp_observe(0);
        return;
    }
    ring[mine % SIZE] = value;
    atomic_store_explicit(&tail, mine + 1, RELEASE);
    fp_commit();
    fp_observe(1);
}

void dequeue(void)
{
    unsigned mine = atomic_load_explicit(&head, memory_order_relaxed);
    unsigned other = atomic_load_explicit(&tail, ACQUIRE);
    if (mine == other) {
        fp_commit();
        fp_observe(0);
        return;
    }
    int value = ring[mine % SIZE];
    atomic_store_explicit(&head, mine + 1, RELEASE);
    fp_commit();
    fp_observe(1);
    fp_observe(value);
}

FP_OPERATION(e, enqueue);
FP_OPERATION(d, dequeue);

// A bounded queue for many producers and consumers: a ring whose cells carry a sequence number that says whose turn it
// is.
//
// Algorithm: D. Vyukov, "Bounded MPMC queue", 1024cores.net, 2010.
//
// e  enqueue an argument: observes 0 if the queue is full        d  dequeue: observes 0 (empty), or 1 and the value
//
// Commit points: the compare-exchange that takes a position; where the queue is full or empty, the load of the other
// end's position.
//
// As published, a dequeue answers "empty" when the next cell is taken by an enqueue but not yet filled. Another enqueue
// that came later may be over by then, even one by the same thread: "e | e d" is wrong on every model. The default
// looks at the other end's position first and waits for the cell if there is one to wait for. Enqueue does the same.
//
// -DAS_PUBLISHED  no such look: wrong on every model ("e | e d")
// -DUNFENCED      all atomics relaxed: wrong on pso, rmo and relaxed ("e | d": a cell's number is seen before its
//                 value)
// -DCELLS=n       cells, a power of two and at least 2; 2 if not said
//
// test: "e | d" --model sc,tso,pso,rmo,relaxed --unwind 2
// expect: sc safe bounded, tso safe bounded, pso safe bounded, rmo safe bounded, relaxed safe bounded
// test: "e | e d" --model sc --unwind 2 -D AS_PUBLISHED
// expect: sc unsafe
// test: "e | d" --model sc,tso,pso,rmo,relaxed --unwind 2 -D UNFENCED
// expect: sc safe bounded, tso safe bounded, pso unsafe, rmo unsafe, relaxed unsafe

#include <fencepost.h>
#include <stdatomic.h>

#ifdef UNFENCED
#define ACQUIRE memory_order_relaxed
#define RELEASE memory_order_relaxed
#define BOTH memory_order_relaxed
#else
#define ACQUIRE memory_order_acquire
#define RELEASE memory_order_release
#define BOTH memory_order_acq_rel
#endif

#ifndef CELLS
#define CELLS 2
#endif

struct cell {
    atomic_uint turn;
    int value;
} cells[CELLS];

atomic_uint filled, emptied; // positions that enqueues and dequeues have taken

void fp_init(void)
{
    for (unsigned i = 0; i < CELLS; i++)
        atomic_init(&cells[i].turn, i);
    atomic_init(&filled, 0);
    atomic_init(&emptied, 0);
}

// Takes a position of `mine` whose cell has come to the turn `position + step`. Null if the other end is in the way: it
// stands `room` behind.
static struct cell *take(atomic_uint *mine, atomic_uint *other, unsigned step, unsigned room, unsigned *position)
{
    for (;;) {
        *position = atomic_load_explicit(mine, ACQUIRE);
        struct cell *cell = &cells[*position % CELLS];
        int early = (int)(*position + step - atomic_load_explicit(&cell->turn, ACQUIRE));
        if (early == 0) {
            unsigned expected = *position;
            if (atomic_compare_exchange_strong_explicit(mine, &expected, *position + 1, BOTH, ACQUIRE)) {
                fp_commit();
                return cell;
            }
        } else if (early > 0) {
#ifdef AS_PUBLISHED
            (void)other, (void)room;
            fp_commit();
            return 0;
#else
            if (atomic_load_explicit(other, ACQUIRE) + room == *position) {
                fp_commit();
                return 0;
            }
#endif
        }
    }
}

void enqueue(void)
{
    int value = fp_arg();
    unsigned position;
    struct cell *cell = take(&filled, &emptied, 0, CELLS, &position);
    fp_observe(cell != 0);
    if (cell) {
        cell->value = value;
        atomic_store_explicit(&cell->turn, position + 1, RELEASE);
    }
}

void dequeue(void)
{
    unsigned position;
    struct cell *cell = take(&emptied, &filled, 1, 0, &position);
    fp_observe(cell != 0);
    if (cell) {
        int value = cell->value;
        atomic_store_explicit(&cell->turn, position + CELLS, RELEASE);
        fp_observe(value);
    }
}

FP_OPERATION(e, enqueue);
FP_OPERATION(d, dequeue);

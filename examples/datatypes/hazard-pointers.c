// Hazard pointers around one cell that points to a value: a reader says which node it is about to use and looks again;
// a writer frees the node that it replaced only if no reader has said so. (A real writer keeps the others for later;
// this one forgets them.)
//
// Algorithm: M. Michael, "Hazard pointers: safe memory reclamation for lock-free objects", IEEE TPDS 15(6), 2004.
//
// w  write an argument        r, s  two readers: observe the value; each thread that reads has one of the two letters
//
// Commit points: the exchange of the cell; the reader's second look at it.
//
// -DUNFENCED    all atomics relaxed: wrong on tso and all weaker ones ("w | r": access to a freed node)
// -DNO_RECHECK  the reader does not look again: wrong on every model ("w | r")
//
// test: "w | r" --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// test: "w | r" --model sc,tso,pso,rmo,relaxed -D UNFENCED
// expect: sc safe all, tso unsafe, pso unsafe, rmo unsafe, relaxed unsafe

#include <fencepost.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifdef UNFENCED
#define ACQUIRE memory_order_relaxed
#define RELEASE memory_order_relaxed
#define BOTH memory_order_relaxed
#define SEQ_CST memory_order_relaxed
#else
#define ACQUIRE memory_order_acquire
#define RELEASE memory_order_release
#define BOTH memory_order_acq_rel
#define SEQ_CST memory_order_seq_cst
#endif

enum { READERS = 2 };

struct node {
    int value;
};

_Atomic(struct node *) cell;
_Atomic(struct node *) hazard[READERS];

static struct node *new_node(int value)
{
    struct node *node = malloc(sizeof *node);
    if (!node)
        abort();
    node->value = value;
    return node;
}

void fp_init(void)
{
    for (int i = 0; i < READERS; i++)
        atomic_init(&hazard[i], NULL);
    atomic_init(&cell, new_node(2));
}

void write_cell(void)
{
    struct node *old = atomic_exchange_explicit(&cell, new_node(fp_arg()), BOTH);
    fp_commit();
    for (int i = 0; i < READERS; i++)
        if (atomic_load_explicit(&hazard[i], ACQUIRE) == old)
            return;
    free(old);
}

static void read_cell(int me)
{
    struct node *node;
    for (;;) {
        node = atomic_load_explicit(&cell, ACQUIRE);
        atomic_store_explicit(&hazard[me], node, SEQ_CST);
#ifdef NO_RECHECK
        fp_commit();
        break;
#else
        if (atomic_load_explicit(&cell, ACQUIRE) == node) {
            fp_commit();
            break;
        }
#endif
    }
    int value = node->value;
    atomic_store_explicit(&hazard[me], NULL, RELEASE);
    fp_observe(value);
}

void read_first(void)
{
    read_cell(0);
}

void read_second(void)
{
    read_cell(1);
}

FP_OPERATION(w, write_cell);
FP_OPERATION(r, read_first);
FP_OPERATION(s, read_second);

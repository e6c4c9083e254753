// Reclamation by epochs around one cell that points to a value: a reader says in which epoch it has come; a writer
// replaces the node, begins a new epoch, waits for all readers of older ones, and frees the node.
//
// Algorithm: K. Fraser, "Practical lock freedom", PhD thesis, Cambridge 2004, section 5.2.3; with one writer's wait for
// all earlier readers as in read-copy-update (P. McKenney, J. Slingwine, PDCS 1998).
//
// w  write an argument        r, s  two readers: observe the value; each thread that reads has one of the two letters
//
// Commit points: the exchange of the cell; the reader's load of the cell.
//
// -DUNFENCED  all atomics relaxed: wrong on tso and all weaker ones ("w | r": access to a freed node)
// -DNO_WAIT   the writer does not wait: wrong on every model ("w | r")
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
atomic_uint epoch;
atomic_uint inside[READERS]; // the epoch in which the reader came, 0 if it is not there

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
    atomic_init(&epoch, 1);
    for (int i = 0; i < READERS; i++)
        atomic_init(&inside[i], 0);
    atomic_init(&cell, new_node(2));
}

void write_cell(void)
{
    struct node *old = atomic_exchange_explicit(&cell, new_node(fp_arg()), BOTH);
    fp_commit();
#ifndef NO_WAIT
    unsigned now = atomic_fetch_add_explicit(&epoch, 1, BOTH), came;
    for (int i = 0; i < READERS; i++)
        while ((came = atomic_load_explicit(&inside[i], ACQUIRE)) != 0 && came <= now)
            ;
#endif
    free(old);
}

static void read_cell(int me)
{
    unsigned now = atomic_load_explicit(&epoch, ACQUIRE);
    atomic_store_explicit(&inside[me], now, SEQ_CST);
    struct node *node = atomic_load_explicit(&cell, ACQUIRE);
    fp_commit();
    int value = node->value;
    atomic_store_explicit(&inside[me], 0, RELEASE);
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

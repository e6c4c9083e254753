// Treiber's stack: a linked list whose top is moved by compare-exchange.
//
// Algorithm: R. K. Treiber, "Systems programming: coping with parallelism", IBM report RJ 5118, 1986.
//
// u  push an argument        o  pop: observes 0 (empty), or 1 and the value
//
// Commit points: the compare-exchange of the top; for a pop of the empty stack the load of the top. Nodes are never
// used again by default, so the top needs no counter. Push needs no acquire to be right; but without it, `relaxed` lets
// the loads of one push read old and new tops in turn, and it can go on for ever.
//
// -DUNFENCED  all atomics relaxed: wrong on rmo ("u | o": the node is seen before it is filled) and on relaxed. On tso
//             and pso a compare-exchange is a full fence, and that is enough
// -DREUSE     popped nodes are used again: wrong on every model (ABA). A pop looks at the top and its next node;
//             another thread pops both and pushes the first one again; the compare-exchange succeeds and the top is a
//             node that nobody has pushed. "u u : o o | o o u" shows it
// -DBLOCKS=n  how many nodes there are with -DREUSE
//
// test: "u | o" --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// test: "u u | o o" --model sc,rmo
// expect: sc safe all, rmo safe all
// test: "u | o" --model sc,tso,pso,rmo,relaxed --spec commit
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// test: "u | o" --model sc,tso,pso,rmo,relaxed -D UNFENCED
// expect: sc safe all, tso safe all, pso safe all, rmo unsafe, relaxed unsafe
// test: "u u : o o | o o u" --model sc -D REUSE
// expect: sc unsafe

#include <fencepost.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifdef UNFENCED
#define ACQUIRE memory_order_relaxed
#define BOTH memory_order_relaxed
#else
#define ACQUIRE memory_order_acquire
#define BOTH memory_order_acq_rel
#endif

struct node {
    int value;
    _Atomic(struct node *) next;
};

#ifdef REUSE

#ifndef BLOCKS
#define BLOCKS 2
#endif

struct node blocks[BLOCKS];
atomic_int taken[BLOCKS];

static struct node *new_node(void)
{
    unsigned k = fp_nondet_uint();
    fp_assume(k < BLOCKS);
    int was_taken = atomic_exchange_explicit(&taken[k], 1, memory_order_acq_rel);
    fp_assume(!was_taken);
    (void)was_taken;
    return &blocks[k];
}

static void free_node(struct node *node)
{
    atomic_store_explicit(&taken[node - blocks], 0, memory_order_release);
}

#else

static struct node *new_node(void)
{
    struct node *node = malloc(sizeof *node);
    if (!node)
        abort();
    return node;
}

static void free_node(struct node *node)
{
    (void)node;
}

#endif

_Atomic(struct node *) top;

void fp_init(void)
{
    atomic_init(&top, NULL);
}

void push(void)
{
    struct node *node = new_node();
    node->value = fp_arg();
    struct node *old = atomic_load_explicit(&top, ACQUIRE);
    do
        atomic_store_explicit(&node->next, old, memory_order_relaxed);
    while (!atomic_compare_exchange_strong_explicit(&top, &old, node, BOTH, ACQUIRE));
    fp_commit();
}

void pop(void)
{
    for (;;) {
        struct node *old = atomic_load_explicit(&top, ACQUIRE);
        if (!old) {
            fp_commit();
            fp_observe(0);
            return;
        }
        struct node *next = atomic_load_explicit(&old->next, memory_order_relaxed);
        if (atomic_compare_exchange_strong_explicit(&top, &old, next, BOTH, ACQUIRE)) {
            fp_commit();
            int value = old->value;
            free_node(old);
            fp_observe(1);
            fp_observe(value);
            return;
        }
    }
}

FP_OPERATION(u, push);
FP_OPERATION(o, pop);

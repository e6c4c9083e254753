// The non-blocking queue of Michael and Scott: a linked list behind a dummy node, moved by compare-exchange.
//
// Algorithm: M. Michael, M. Scott, "Simple, fast, and practical non-blocking and blocking concurrent queue algorithms",
// PODC 1996.
//
// e  enqueue an argument        d  dequeue: observes 0 (empty), or 1 and the value
//
// Nodes are never used again here, so pointers need no counters, and the second look at head and tail that the paper
// takes is not needed either: a node whose next pointer is null is the last one, and head is not behind it. Commit
// points: the compare-exchange that links the node; the one that moves head; the load of a null next pointer.
//
// -DUNFENCED  all atomics relaxed: wrong on rmo and relaxed (nodes are seen before they are filled). On tso and pso a
//             compare-exchange is a full fence, and that is enough
// -DREUSE     dequeued nodes are used again, without counters. The second looks are taken, but they do not help: a node
//             may come back as the same address with another next pointer (ABA). Wrong on every model
// -DBLOCKS=n  how many nodes there are with -DREUSE
//
// test: "e | d" --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// test: "e | e" --model sc,relaxed
// expect: sc safe all, relaxed safe all
// test: "e | d" --model sc,tso,pso,rmo,relaxed --spec commit
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// test: "e | d" --model sc,tso,pso,rmo,relaxed -D UNFENCED
// expect: sc safe all, tso safe all, pso safe all, rmo unsafe, relaxed unsafe
// test: "e : d | d e d" --model sc -D REUSE -D BLOCKS=2
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
#define BLOCKS 3
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

_Atomic(struct node *) head, tail;

static int replace(_Atomic(struct node *) *where, struct node *old, struct node *new)
{
    return atomic_compare_exchange_strong_explicit(where, &old, new, BOTH, ACQUIRE);
}

static int changed(_Atomic(struct node *) *where, struct node *seen)
{
#ifdef REUSE
    return atomic_load_explicit(where, ACQUIRE) != seen;
#else
    (void)where, (void)seen;
    return 0;
#endif
}

void fp_init(void)
{
    struct node *dummy = new_node();
    atomic_init(&dummy->next, NULL);
    atomic_init(&head, dummy);
    atomic_init(&tail, dummy);
}

void enqueue(void)
{
    struct node *node = new_node(), *last;
    node->value = fp_arg();
    atomic_store_explicit(&node->next, NULL, memory_order_relaxed);
    for (;;) {
        last = atomic_load_explicit(&tail, ACQUIRE);
        struct node *next = atomic_load_explicit(&last->next, ACQUIRE);
        if (changed(&tail, last))
            continue;
        if (next) {
            replace(&tail, last, next);
        } else if (replace(&last->next, NULL, node)) {
            fp_commit();
            break;
        }
    }
    replace(&tail, last, node);
}

void dequeue(void)
{
    for (;;) {
        struct node *first = atomic_load_explicit(&head, ACQUIRE);
        struct node *last = atomic_load_explicit(&tail, ACQUIRE);
        struct node *next = atomic_load_explicit(&first->next, ACQUIRE);
        if (!next) {
            if (changed(&head, first))
                continue;
            fp_commit();
            fp_observe(0);
            return;
        }
        if (changed(&head, first))
            continue;
        if (first == last) {
            replace(&tail, last, next);
            continue;
        }
        int value = next->value;
        if (replace(&head, first, next)) {
            fp_commit();
            free_node(first);
            fp_observe(1);
            fp_observe(value);
            return;
        }
    }
}

FP_OPERATION(e, enqueue);
FP_OPERATION(d, dequeue);

// Treiber's stack over two blocks, of which any free one is taken: a block that is used again makes a pop lose or repeat
// a value (ABA). -DRELAXED leaves out the orders.
//
// test: "u | o" --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all

#include <fencepost.h>
#include <stdatomic.h>

#ifdef RELAXED
#define RELEASE memory_order_relaxed
#define ACQUIRE memory_order_relaxed
#else
#define RELEASE memory_order_release
#define ACQUIRE memory_order_acquire
#endif

struct node {
    int value;
    struct node *next;
} blocks[2];
atomic_int taken[2];
_Atomic(struct node *) top;

void push(void)
{
    unsigned k = fp_choose(taken, 2);
    fp_assume(!atomic_exchange(&taken[k], 1));
    struct node *node = &blocks[k];
    node->value = fp_arg();
    node->next = atomic_load_explicit(&top, ACQUIRE);
    fp_assume(atomic_compare_exchange_strong_explicit(&top, &node->next, node, RELEASE, memory_order_relaxed));
}

void pop(void)
{
    struct node *node = atomic_load_explicit(&top, ACQUIRE);
    if (!node) {
        fp_observe(0);
        return;
    }
    struct node *next = node->next;
    fp_assume(atomic_compare_exchange_strong_explicit(&top, &node, next, ACQUIRE, memory_order_relaxed));
    fp_observe(1);
    fp_observe(node->value);
    atomic_store(&taken[node - blocks], 0);
}

FP_OPERATION(u, push)
FP_OPERATION(o, pop)

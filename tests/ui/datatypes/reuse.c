// A stack with malloc and free and nothing against ABA. As it is, a pop reads a node that another one has freed; with
// FP_REUSE the memory stays readable, an address comes back, and the compare-exchange cannot tell.
//
// u  push an argument        o  pop: observes 0 (empty), or 1 and the value
//
// test: "u | o" --model sc -D FP_REUSE=2
// expect: sc safe all
// test: "u u : o o | o o u" --model sc -D FP_REUSE=3
// expect: sc unsafe
// test: "u u : o | o" --model sc
// expect: sc unsafe
// test: "u u : o | o" --model sc -D FP_REUSE=3
// expect: sc safe all
// test: "u u | o" --model sc -D FP_REUSE=1
// expect: sc unsafe

#include <fencepost.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

_Atomic(struct node *) top;

void push(void)
{
    struct node *node = malloc(sizeof *node);
    if (!node)
        abort();
    node->value = fp_arg();
    node->next = atomic_load(&top);
    while (!atomic_compare_exchange_strong(&top, &node->next, node))
        ;
}

void pop(void)
{
    struct node *node = atomic_load(&top);
    while (node && !atomic_compare_exchange_strong(&top, &node, node->next))
        ;
    fp_observe(node != NULL);
    if (node) {
        fp_observe(node->value);
        free(node);
    }
}

FP_OPERATION(u, push);
FP_OPERATION(o, pop);

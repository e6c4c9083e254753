// Treiber's stack, two threads pushing: no node is lost, and every node that can be seen is initialised.
//
// check: --model sc,tso,pso,rmo
// expect: sc safe, tso safe, pso safe, rmo safe

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

_Atomic(struct node *) top;

static void push(int value)
{
    struct node *node = malloc(sizeof *node);
    if (!node)
        return;
    node->value = value;
    node->next = atomic_load_explicit(&top, memory_order_relaxed);
    while (!atomic_compare_exchange_strong_explicit(&top, &node->next, node,
                                                    memory_order_release, memory_order_relaxed))
        ;
}

void *pusher(void *arg)
{
    push(2);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, pusher, 0);
    push(1);
    pthread_join(t, 0);
    int sum = 0;
    for (struct node *n = atomic_load(&top); n; n = n->next)
        sum += n->value;
    assert(sum == 3);
    return 0;
}

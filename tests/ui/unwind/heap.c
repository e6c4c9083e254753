// A list that one thread builds and another one reads; the end of an object's life is a write of the unwinding, too.
//
// check: --engine unwind --model sc
// expect: sc safe all
// check: --engine unwind --model sc -D EARLY
// expect: sc unsafe memsafety

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

struct node *_Atomic head;

void *push(void *arg)
{
    struct node *n = malloc(sizeof *n);
    n->value = 7;
    n->next = head;
    head = n;
#ifdef EARLY
    free(n);
#endif
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, push, 0);
    struct node *n = head;
    if (n)
        assert(n->value == 7);
    pthread_join(t, 0);
#ifndef EARLY
    free(head);
#endif
    return 0;
}

// A pointer that is published through shared memory: what it points to may not be there yet.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso unsafe assert, rmo unsafe assert, relaxed unsafe assert
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso unsafe assert, rmo unsafe assert, relaxed unsafe assert
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct node {
    int value;
    struct node *next;
};

struct node first, second;
_Atomic(struct node *) head = &first;

void *publisher(void *arg)
{
    second.value = 2;
    second.next = &first;
#ifdef FIXED
    atomic_store_explicit(&head, &second, memory_order_release);
#else
    atomic_store_explicit(&head, &second, memory_order_relaxed);
#endif
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, publisher, 0);
#ifdef FIXED
    struct node *p = atomic_load_explicit(&head, memory_order_acquire);
#else
    struct node *p = atomic_load_explicit(&head, memory_order_relaxed);
#endif
    assert(p == &first || p->value == 2);
    pthread_join(t, 0);
    return 0;
}

// A heap node that one thread frees while another may still read it.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
    atomic_int value;
};

_Atomic(struct node *) top;
atomic_int reading;

void *reader(void *arg)
{
#ifdef FIXED
    atomic_store(&reading, 1);
#endif
    struct node *p = atomic_load(&top);
    if (p)
        atomic_fetch_add(&p->value, 1);
    atomic_store(&reading, 0);
    return arg;
}

int main(void)
{
    struct node *n = malloc(sizeof *n);
    atomic_init(&n->value, 0);
    atomic_store(&top, n);
    pthread_t t;
    pthread_create(&t, 0, reader, 0);
    atomic_store(&top, 0);
    if (atomic_load(&reading) == 0)
        free(n);
    pthread_join(t, 0);
    return 0;
}

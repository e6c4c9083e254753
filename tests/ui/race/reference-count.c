// Who is last frees the object: each release of the count is acquired by the one that comes last.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed --property race
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed --property race
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct object { atomic_int count; int x; };

void drop(struct object *o)
{
    if (atomic_fetch_sub_explicit(&o->count, 1, memory_order_acq_rel) == 1)
        free(o);
}

void *other(void *arg)
{
    struct object *o = arg;
    o->x++;
    drop(o);
    return 0;
}

int main(void)
{
    pthread_t t;
    struct object *o = malloc(sizeof *o);
    atomic_init(&o->count, 2);
    o->x = 0;
    pthread_create(&t, 0, other, o);
    drop(o);
    pthread_join(t, 0);
    return 0;
}

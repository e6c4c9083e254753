// A relaxed count says who is last, and orders nothing: the use of the other races with the end.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed --property race
// expect: sc unsafe race, tso unsafe race, pso unsafe race, rmo unsafe race, relaxed unsafe race
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed --property race
// expect: sc unsafe race, tso unsafe race, pso unsafe race, rmo unsafe race, relaxed unsafe race

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct object { atomic_int count; int x; };

void drop(struct object *o)
{
    if (atomic_fetch_sub_explicit(&o->count, 1, memory_order_relaxed) == 1)
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

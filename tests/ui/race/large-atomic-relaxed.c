// An atomic structure that needs a lock of the library synchronises by the orders that the program names: not if they are relaxed.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed --property race
// expect: sc unsafe race, tso unsafe race, pso unsafe race, rmo unsafe race, relaxed unsafe race
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed --property race
// expect: sc unsafe race, tso unsafe race, pso unsafe race, rmo unsafe race, relaxed unsafe race

#include <pthread.h>
#include <stdatomic.h>

struct large { long a, b, c; };
_Atomic(struct large) s;
int x;

void *writer(void *arg)
{
    struct large v = {1, 1, 1};
    x = 1;
    atomic_store_explicit(&s, v, memory_order_relaxed);
    return arg;
}

int main(void)
{
    pthread_t t;
    int y = 0;
    pthread_create(&t, 0, writer, 0);
    struct large v = atomic_load_explicit(&s, memory_order_relaxed);
    if (v.c)
        y = x;
    pthread_join(t, 0);
    return y > 1;
}

// An atomic structure that needs a lock of the library synchronises by the orders that the program names.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed --property race
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all

#include <pthread.h>
#include <stdatomic.h>

struct large { long a, b, c; };
_Atomic(struct large) s;
int x;

void *writer(void *arg)
{
    struct large v = {1, 1, 1};
    x = 1;
    atomic_store_explicit(&s, v, memory_order_release);
    return arg;
}

int main(void)
{
    pthread_t t;
    int y = 0;
    pthread_create(&t, 0, writer, 0);
    struct large v = atomic_load_explicit(&s, memory_order_acquire);
    if (v.c)
        y = x;
    pthread_join(t, 0);
    return y > 1;
}

// A race in a program with read-modify-writes, with a section that fails, and with a pointer to a variable that is gone: none of these is
// asked about, and the run that shows the race replays on the machines.
//
// check: --model sc,tso,pso --engine enumerate --property race
// expect: sc unsafe race, tso unsafe race, pso unsafe race

#include <fencepost.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x;
_Atomic(int *) published;
int shared;

void *left(void *arg)
{
    int here = 1;
    atomic_store_explicit(&published, &here, memory_order_relaxed);
    here = 2;
    atomic_fetch_add_explicit(&x, 1, memory_order_relaxed);
    shared = 1;
    return arg;
}

void *right(void *arg)
{
    int seen = atomic_load_explicit(&x, memory_order_relaxed);
    int *at = atomic_load_explicit(&published, memory_order_relaxed);
    if (at)
        *at = 3;
    fp_atomic_begin();
    seen += atomic_load_explicit(&x, memory_order_relaxed);
    fp_assert(seen == 0);
    fp_atomic_end();
    shared = 2;
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, left, 0);
    pthread_create(&b, 0, right, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}

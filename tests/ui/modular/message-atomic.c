// Message passing with C's orders, any number of readers: release and acquire are enough on every model.
//
// check: --engine modular --property assert --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --engine modular --property assert --model sc,tso,pso,rmo -D STORE=memory_order_relaxed
// expect: sc safe all, tso safe all, pso unknown, rmo unknown
// check: --engine modular --property assert --model pso,rmo -D LOAD=memory_order_relaxed
// expect: pso safe all, rmo unknown

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef STORE
#define STORE memory_order_release
#endif
#ifndef LOAD
#define LOAD memory_order_acquire
#endif

static int message;
static atomic_int ready;

static void *read(void *arg)
{
    while (atomic_load_explicit(&ready, LOAD) == 0)
        ;
    assert(message == 42);
    return arg;
}

static void *write(void *arg)
{
    message = 42;
    atomic_store_explicit(&ready, 1, STORE);
    return arg;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, 0, write, 0);
    for (;;)
        pthread_create(&thread, 0, read, 0);
}

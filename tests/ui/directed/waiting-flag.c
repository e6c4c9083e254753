// A thread waits in a loop for another one: an iteration that changed nothing is not followed by another, and nothing is lost.
//
// check: --engine directed --model sc,tso,pso
// expect: sc safe all, tso safe all, pso safe all
// check: --engine enumerate --model sc,tso,pso
// expect: sc safe all, tso safe all, pso safe all
// check: --engine directed --model sc,tso,pso -D RELAXED
// expect: sc safe all, tso safe all, pso unsafe assert
// check: --engine enumerate --model sc,tso,pso -D RELAXED
// expect: sc safe all, tso safe all, pso unsafe assert
// check: --engine directed --model sc,tso,pso -D NEVER
// expect: sc safe all, tso safe all, pso safe all
// check: --engine symbolic --model sc,tso,pso -D NEVER
// expect: sc safe all, tso safe all, pso safe all
// check: --engine enumerate --model sc,tso,pso -D NEVER
// expect: sc unknown, tso unknown, pso unknown
// check: --engine directed --model sc --unwind 2
// expect: sc safe bounded

#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>

#ifdef RELAXED
#define ORDER memory_order_relaxed
#else
#define ORDER memory_order_release
#endif

static atomic_int ready, answered;
static int data;

static int is_ready(void)
{
    return atomic_load_explicit(&ready, memory_order_acquire);
}

static void *producer(void *arg)
{
    data = 7;
#ifndef NEVER
    atomic_store_explicit(&ready, 1, ORDER);
#endif
    while (!atomic_load_explicit(&answered, memory_order_acquire))
        sched_yield();
    return arg;
}

static void *consumer(void *arg)
{
    while (!is_ready())
        ;
    assert(data == 7);
    atomic_store_explicit(&answered, 1, memory_order_release);
    return arg;
}

int main(void)
{
    pthread_t s, t;
    pthread_create(&s, 0, producer, 0);
    pthread_create(&t, 0, consumer, 0);
    pthread_join(s, 0);
    pthread_join(t, 0);
    return 0;
}

// A load's source is judged by what the thread's own memory had at the load, not by what the thread has stored since: 0 may
// be the first value of the flag. The same for the value that an exchange returns.
//
// check: --engine modular --property assert --model sc,tso,pso,rmo,relaxed
// expect: sc unknown, tso unknown, pso unknown, rmo unknown, relaxed unknown
// check: --engine modular --property assert --model sc,tso,pso,rmo,relaxed -D EXCHANGE
// expect: sc unknown, tso unknown, pso unknown, rmo unknown, relaxed unknown
// check: --engine modular --property assert --model sc,tso,pso,rmo,relaxed -D SEEN=1
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --engine enumerate --property assert --model sc
// expect: sc unsafe assert

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef SEEN
#define SEEN 0
#endif

static int data;
static atomic_int flag;

static void *write(void *arg)
{
    data = 1;
    atomic_thread_fence(memory_order_seq_cst);
    for (;;)
        atomic_store(&flag, SEEN);
    return arg;
}

static void *read(void *arg)
{
#ifdef EXCHANGE
    int seen = atomic_exchange(&flag, 5);
#else
    int seen = atomic_load(&flag);
    atomic_store(&flag, 5);
#endif
    atomic_thread_fence(memory_order_seq_cst);
    if (seen == SEEN)
        assert(data == 1);
    return arg;
}

int main(void)
{
    pthread_t writer, reader;
    pthread_create(&writer, 0, write, 0);
    pthread_create(&reader, 0, read, 0);
    return 0;
}

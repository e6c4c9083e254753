// Tickets are drawn by read-modify-writes from any number of threads: they are all even.
// Under `relaxed` values may justify each other in a circle, and the proof does not go through.
//
// check: --engine modular --property assert --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed unknown

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_uint ticket;

static void *draw(void *arg)
{
    for (;;) {
        unsigned mine = atomic_fetch_add(&ticket, 2);
        assert(mine % 2 == 0);
    }
    return arg;
}

int main(void)
{
    for (;;) {
        pthread_t thread;
        pthread_create(&thread, 0, draw, 0);
    }
}

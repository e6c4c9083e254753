// A ticket lock around a counter: draw a number, wait until it is served.
//
// Algorithm: J. Mellor-Crummey, M. Scott, "Algorithms for scalable synchronization on shared-memory multiprocessors",
// ACM TOCS 1991, section 2.2 (after D. Reed and R. Kanodia, CACM 1979).
//
// i  enter, add one to a counter that is not atomic, leave; observes the new count
//
// Commit point: the store to the counter.
//
// -DUNFENCED     the number that is served is passed on without order: wrong on pso, rmo and relaxed ("i | i")
// -DSPLIT_DRAW   a ticket is drawn by a load and a store: wrong on every model ("i | i")
//
// test: "i | i" --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// test: "i i | i i" --model sc,relaxed
// expect: sc safe all, relaxed safe all
// test: "i | i" --model sc,tso,pso,rmo,relaxed -D UNFENCED
// expect: sc safe all, tso safe all, pso unsafe, rmo unsafe, relaxed unsafe

#include <fencepost.h>
#include <stdatomic.h>

#ifdef UNFENCED
#define ACQUIRE memory_order_relaxed
#define RELEASE memory_order_relaxed
#else
#define ACQUIRE memory_order_acquire
#define RELEASE memory_order_release
#endif

atomic_uint next_ticket, now_serving;
int counter;

void fp_init(void)
{
    atomic_init(&next_ticket, 0);
    atomic_init(&now_serving, 0);
    counter = 0;
}

static unsigned draw(void)
{
#ifdef SPLIT_DRAW
    unsigned ticket = atomic_load_explicit(&next_ticket, memory_order_acquire);
    atomic_store_explicit(&next_ticket, ticket + 1, memory_order_release);
    return ticket;
#else
    return atomic_fetch_add_explicit(&next_ticket, 1, memory_order_relaxed);
#endif
}

static void lock(void)
{
    unsigned mine = draw();
    while (atomic_load_explicit(&now_serving, ACQUIRE) != mine)
        ;
}

static void unlock(void)
{
    unsigned served = atomic_load_explicit(&now_serving, memory_order_relaxed);
    atomic_store_explicit(&now_serving, served + 1, RELEASE);
}

void increment(void)
{
    lock();
    int count = counter + 1;
    counter = count;
    fp_commit();
    unlock();
    fp_observe(count);
}

FP_OPERATION(i, increment);

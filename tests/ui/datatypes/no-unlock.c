// An operation that keeps a lock of one's own when there is nothing to take: the next one waits for ever. The lock resets what it
// expects before it tries again.
//
// test: "d | d" --model sc,tso,pso,rmo,relaxed
// expect: sc unsafe, tso unsafe, pso unsafe, rmo unsafe, relaxed unsafe
// test: "e : d | e" --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// test: "d | d" --model sc,relaxed -D FIXED
// expect: sc safe all, relaxed safe all

#include <fencepost.h>
#include <stdatomic.h>

atomic_int taken;
int count;

static void lock(void)
{
    int unlocked = 0;
    while (!atomic_compare_exchange_strong_explicit(&taken, &unlocked, 1, memory_order_acquire, memory_order_relaxed))
        unlocked = 0;
}

static void unlock(void)
{
    atomic_store_explicit(&taken, 0, memory_order_release);
}

void put(void)
{
    lock();
    count++;
    unlock();
}

void take(void)
{
    lock();
    if (count == 0) {
#ifdef FIXED
        unlock();
#endif
        fp_observe(0);
        return;
    }
    count--;
    unlock();
    fp_observe(1);
}

FP_OPERATION(e, put);
FP_OPERATION(d, take);

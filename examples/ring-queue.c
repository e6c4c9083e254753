// A ring of two places between one producer and one consumer.
// Without -DRELAXED the indices are passed on with release and acquire, which is enough on every model.
//
// check: --model sc,tso,pso,rmo
// expect: sc safe, tso safe, pso safe, rmo safe

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifdef RELAXED
#define GIVE memory_order_relaxed
#define TAKE memory_order_relaxed
#else
#define GIVE memory_order_release
#define TAKE memory_order_acquire
#endif

enum { SIZE = 2, ITEMS = 2 };

int ring[SIZE];
atomic_uint head, tail;

static int put(int value)
{
    unsigned t = atomic_load_explicit(&tail, memory_order_relaxed);
    if (t - atomic_load_explicit(&head, TAKE) == SIZE)
        return 0;
    ring[t % SIZE] = value;
    atomic_store_explicit(&tail, t + 1, GIVE);
    return 1;
}

static int take(int *value)
{
    unsigned h = atomic_load_explicit(&head, memory_order_relaxed);
    if (h == atomic_load_explicit(&tail, TAKE))
        return 0;
    *value = ring[h % SIZE];
    atomic_store_explicit(&head, h + 1, GIVE);
    return 1;
}

void *producer(void *arg)
{
    for (int i = 1; i <= ITEMS; i++)
        put(i);
    return arg;
}

int main(void)
{
    pthread_t t;
    int value, expected = 1;
    pthread_create(&t, 0, producer, 0);
    for (int i = 0; i < ITEMS; i++)
        if (take(&value))
            assert(value == expected++);
    pthread_join(t, 0);
    return 0;
}

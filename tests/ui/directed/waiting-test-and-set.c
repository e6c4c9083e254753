// A lock that is looked at before it is taken; with RACY it is not taken in one step.
//
// check: --engine directed --model sc,tso,pso
// expect: sc safe all, tso safe all, pso safe all
// check: --engine enumerate --model sc,tso,pso
// expect: sc safe all, tso safe all, pso safe all
// check: --engine directed --model sc,tso,pso -D RACY
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert
// check: --engine enumerate --model sc,tso,pso -D RACY
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct lock {
    atomic_int taken;
};

static struct lock lock;
static int shared;

static void relax(void)
{
    __asm__ volatile("pause" ::: "memory");
}

static void take(struct lock *l)
{
    for (;;) {
        while (atomic_load_explicit(&l->taken, memory_order_relaxed))
            relax();
#ifdef RACY
        if (!atomic_load(&l->taken)) {
            atomic_store(&l->taken, 1);
            return;
        }
#else
        if (!atomic_exchange(&l->taken, 1))
            return;
#endif
    }
}

static void *worker(void *arg)
{
    take(&lock);
    shared++;
    assert(shared == 1);
    shared--;
    atomic_store_explicit(&lock.taken, 0, memory_order_release);
    return arg;
}

int main(void)
{
    pthread_t s, t;
    pthread_create(&s, 0, worker, 0);
    pthread_create(&t, 0, worker, 0);
    pthread_join(s, 0);
    pthread_join(t, 0);
    return 0;
}

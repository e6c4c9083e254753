// A thread that spins until it is told: the loop becomes a wait, and the answer is for every run.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso unsafe assert, rmo unsafe assert, relaxed unsafe assert
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso unsafe assert, rmo unsafe assert, relaxed unsafe assert
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --engine enumerate --model sc,tso,pso -D FIXED
// expect: sc safe all, tso safe all, pso safe all

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifdef FIXED
#define RELEASE memory_order_release
#define ACQUIRE memory_order_acquire
#else
#define RELEASE memory_order_relaxed
#define ACQUIRE memory_order_relaxed
#endif

atomic_int ready;
int data;

void *sender(void *arg)
{
    data = 42;
    atomic_store_explicit(&ready, 1, RELEASE);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, sender, 0);
    while (!atomic_load_explicit(&ready, ACQUIRE))
        ;
    assert(data == 42);
    pthread_join(t, 0);
    return 0;
}

// A dependency of an address keeps two loads in order under rmo, and does not under relaxed.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed unsafe assert
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed unsafe assert

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

int cells[2];
atomic_int which;

void *writer(void *arg)
{
    *(volatile int *)&cells[1] = 7;
    atomic_store_explicit(&which, 1, memory_order_release);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, writer, 0);
    int i = atomic_load_explicit(&which, memory_order_relaxed);
    int seen = *(volatile int *)&cells[i];
    assert(i == 0 || seen == 7);
    pthread_join(t, 0);
    return 0;
}

// A section without accesses holds nobody up.
//
// check: --engine directed --model sc,tso,pso,rmo
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --engine enumerate --model sc,tso,pso,rmo
// expect: sc safe all, tso safe all, pso safe all, rmo safe all

#include <assert.h>
#include <fencepost.h>
#include <pthread.h>
#include <stdatomic.h>

static int plain;
static atomic_int f;

static void *nothing(void *arg)
{
    fp_atomic_begin();
    fp_atomic_end();
    return arg;
}

static void *copy(void *arg)
{
    int c = plain;
    atomic_store_explicit(&f, c & 3, memory_order_relaxed);
    return arg;
}

static void *set(void *arg)
{
    atomic_store_explicit(&f, 1, memory_order_relaxed);
    return arg;
}

int main(void)
{
    pthread_t t[3];
    pthread_create(&t[0], 0, nothing, 0);
    pthread_create(&t[1], 0, copy, 0);
    pthread_create(&t[2], 0, set, 0);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], 0);
    assert(f < 2);
    return 0;
}

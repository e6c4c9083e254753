// An index that another thread chooses: every element may be meant, and one past the end is an error.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all

#include <assert.h>
#include <fencepost.h>
#include <pthread.h>
#include <stdatomic.h>

#ifdef FIXED
#define LIMIT 4
#else
#define LIMIT 5
#endif

atomic_uint slot;
atomic_int cells[4];

void *writer(void *arg)
{
    atomic_fetch_add(&cells[atomic_load(&slot)], 1);
    return arg;
}

int main(void)
{
    unsigned i = fp_nondet_uchar();
    fp_assume(i < LIMIT);
    atomic_store(&slot, i);
    pthread_t t;
    pthread_create(&t, 0, writer, 0);
    pthread_join(t, 0);
    int sum = 0;
    for (int k = 0; k < 4; k++)
        sum += atomic_load(&cells[k]);
    assert(sum == 1);
    return 0;
}

// Recursion whose depth is an input: it is followed as deep as it can get.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert, relaxed unsafe assert
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert, relaxed unsafe assert
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all

#include <assert.h>
#include <fencepost.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int depth;

int down(int n)
{
    if (n == 0)
        return 0;
    atomic_fetch_add(&depth, 1);
    return 1 + down(n - 1);
}

void *worker(void *arg)
{
    int n = fp_nondet_uchar();
    fp_assume(n <= 11);
    int found = down(n);
    assert(found == n);
#ifdef FIXED
    assert(atomic_load(&depth) <= 11);
#else
    assert(atomic_load(&depth) < 11);
#endif
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    pthread_join(t, 0);
    return 0;
}

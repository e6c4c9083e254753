// A loop whose number of iterations nobody wrote down: it is unrolled until it cannot go on.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert, relaxed unsafe assert
// check: --engine enumerate --model sc,tso,pso
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --engine enumerate --model sc,tso,pso -D FIXED
// expect: sc safe all, tso safe all, pso safe all

#include <assert.h>
#include <fencepost.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int limit, count;

void *worker(void *arg)
{
    int n = atomic_load(&limit);
    for (int i = 0; i < n; i++)
        atomic_fetch_add(&count, 1);
    return arg;
}

int main(void)
{
    int n = fp_nondet_uchar();
    fp_assume(n <= 9);
    atomic_store(&limit, n);
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    pthread_join(t, 0);
#ifdef FIXED
    assert(atomic_load(&count) == n);
#else
    assert(atomic_load(&count) != 9);
#endif
    return 0;
}

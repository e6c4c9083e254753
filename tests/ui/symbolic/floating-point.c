// Floating point over inputs is not computed: what does not depend on it is proved, the rest is unknown.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all

#include <assert.h>
#include <fencepost.h>
#include <pthread.h>

double half;

void *worker(void *arg)
{
    half = fp_nondet_uchar() * 0.5;
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    pthread_join(t, 0);
#ifdef DECIDES
    assert(half < 128.0);
#else
    double once = 0.25 * 4;
    assert(once == 1.0);
#endif
    return 0;
}

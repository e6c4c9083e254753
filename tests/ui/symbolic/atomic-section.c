// Nothing of another thread falls between the accesses of one atomic section.
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

volatile int x, y;

void *writer(void *arg)
{
#ifdef FIXED
    fp_atomic_begin();
#endif
    x = 1;
    y = 1;
#ifdef FIXED
    fp_atomic_end();
#endif
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, writer, 0);
    fp_atomic_begin();
    int a = x, b = y;
    fp_atomic_end();
    assert(a == b);
    pthread_join(t, 0);
    return 0;
}

// A barrier: what is written before it is seen behind it.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert, relaxed unsafe assert
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert, relaxed unsafe assert
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --engine enumerate --model sc,tso,pso,rmo -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all

#include <assert.h>
#include <pthread.h>

pthread_barrier_t barrier;
int x, y;

void *other(void *arg)
{
    x = 1;
    pthread_barrier_wait(&barrier);
    assert(y == 1);
    return arg;
}

int main(void)
{
    pthread_barrier_init(&barrier, 0, 2);
    pthread_t t;
    pthread_create(&t, 0, other, 0);
#ifdef FIXED
    y = 1;
#endif
    pthread_barrier_wait(&barrier);
#ifndef FIXED
    y = 1;
#endif
    assert(x == 1);
    pthread_join(t, 0);
    return 0;
}

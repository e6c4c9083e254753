// An input over its whole range: the engine does not try values out. Only one of 2^32 inputs fails.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert, relaxed unsafe assert
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --engine enumerate --model sc
// expect: sc unknown

#include <assert.h>
#include <fencepost.h>
#include <pthread.h>

int input, doubled;

void *worker(void *arg)
{
    doubled = (int)((unsigned)input * 2654435761u);
    return arg;
}

int main(void)
{
    input = fp_nondet_int();
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    pthread_join(t, 0);
#ifdef FIXED
    assert((doubled == 0) == (input == 0));
#else
    assert(doubled != 12345);
#endif
    return 0;
}

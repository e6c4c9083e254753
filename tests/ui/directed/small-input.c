// Inputs of a few values: all of them are tried.
//
// check: --engine directed --model sc,tso,pso,rmo
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert
// check: --engine enumerate --model sc,tso,pso,rmo
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert
// check: --engine directed --model sc,tso,pso,rmo -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --engine enumerate --model sc,tso,pso,rmo -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#include <fencepost.h>

atomic_int x;

void *left(void *arg)
{
    _Bool add = fp_nondet_bool();
    atomic_store(&x, add ? 5 : 6);
    return arg;
}

void *right(void *arg)
{
    _Bool twice = fp_nondet_bool();
    int value = atomic_load(&x);
    if (twice)
        value *= 2;
#ifdef FIXED
    assert(value != 11);
#else
    assert(value != 12);
#endif
    return arg;
}

int main(void)
{
    pthread_t first, second;
    pthread_create(&first, 0, left, 0);
    pthread_create(&second, 0, right, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}

// A function pointer in shared memory: each function that it may be is called under its condition.
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
#include <pthread.h>
#include <stdatomic.h>

int one(int n) { return n + 1; }
int two(int n) { return n + 2; }

_Atomic(int (*)(int)) step = one;

void *other(void *arg)
{
    atomic_store(&step, two);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, other, 0);
    int n = atomic_load(&step)(1);
#ifdef FIXED
    assert(n == 2 || n == 3);
#else
    assert(n == 2);
#endif
    pthread_join(t, 0);
    return 0;
}

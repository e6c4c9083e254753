// An input of too many values: the engine says so, unless the input is fixed or what goes wrong shows with any value.
//
// check: --engine directed --model sc,tso,pso,rmo -D SAFE
// expect: sc unknown, tso unknown, pso unknown, rmo unknown
// check: --engine directed --model sc,tso,pso,rmo -D SAFE --input n=3
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --engine directed --model sc,tso,pso,rmo
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert
// check: --engine symbolic --model sc,tso,pso,rmo -D SAFE
// expect: sc safe all, tso safe all, pso safe all, rmo safe all

#include <assert.h>
#include <fencepost.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x;

void *worker(void *arg)
{
    int n = fp_nondet_int();
    atomic_store(&x, n);
#ifdef SAFE
    assert((n & 1) == (atomic_load(&x) & 1));
#else
    atomic_store(&x, 1);
    assert(atomic_load(&x) == 2);
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

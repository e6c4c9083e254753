// A compare-exchange compares what nobody has written: its thread goes wrong there, and has stored nothing.
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed -D WRITTEN
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

atomic_int *object;

void *other(void *arg)
{
    int expected = 0;
    atomic_compare_exchange_strong(object, &expected, 1);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    object = malloc(sizeof *object);
#ifdef WRITTEN
    atomic_store(object, 0);
#endif
    pthread_create(&a, 0, other, 0);
    pthread_create(&b, 0, other, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(atomic_load(object) == 1);
    free(object);
    return 0;
}

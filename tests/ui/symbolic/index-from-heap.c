// A thread is given an index in an object that malloc has made, after other threads have begun: where it may be undefined, as far as
// one knows before the order, the address that it makes must still be known to point into the array.
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --engine unwind --model sc
// expect: sc safe all
// check: --engine enumerate --model sc,tso,pso,rmo
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --engine symbolic --model sc,tso,pso,rmo -D WRONG
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety

#include <pthread.h>
#include <stdlib.h>

#ifdef WRONG
#define INDEX 2
#else
#define INDEX 0
#endif

int cells[2];

void *idle(void *arg)
{
    return arg;
}

void *writer(void *arg)
{
    long *index = arg;
    cells[*index] = 1;
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, idle, 0);
    long *index = malloc(sizeof *index);
    *index = INDEX;
    pthread_create(&b, 0, writer, index);
    pthread_join(b, 0);
    free(index);
    return 0;
}

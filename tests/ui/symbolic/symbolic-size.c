// Objects whose size an input decides: each access is held against the size that the object has in the run.
//
// check: --engine symbolic --model sc,tso,pso,rmo
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed unknown
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed -D BROKEN
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --engine enumerate --model sc,relaxed -D BROKEN
// expect: sc unsafe memsafety, relaxed unsafe memsafety
// check: --engine symbolic --model sc,rmo -D STACK
// expect: sc unsafe memsafety, rmo unsafe memsafety
// check: --engine enumerate --model sc,rmo -D STACK
// expect: sc unsafe memsafety, rmo unsafe memsafety
// check: --engine symbolic --model sc,rmo -D LATER
// expect: sc unsafe assert, rmo unsafe assert
// check: --engine enumerate --model sc,rmo,relaxed -D LATER
// expect: sc unsafe assert, rmo unsafe assert, relaxed unsafe assert

#include <assert.h>
#include <fencepost.h>
#include <malloc.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

int *block;
unsigned n;
_Atomic(char *) made;

void *user(void *arg)
{
#ifdef BROKEN
    block[1] = 1;
#else
    for (unsigned i = 0; i < n; i++)
        block[i] = 1;
#endif
#ifdef LATER
    char *p = malloc(n);
    p[0] = 7;
    atomic_store(&made, p);
#endif
    return arg;
}

int main(void)
{
    n = fp_nondet_uchar();
    fp_assume(n > 0 && n < 3);
    block = calloc(n, sizeof *block);
    pthread_t t;
    pthread_create(&t, 0, user, 0);
#ifdef LATER
    char *p = atomic_load(&made);
    assert(!p || malloc_usable_size(p) < 2);
#endif
    pthread_join(t, 0);
    int array[n];
    array[0] = block[0];
#ifdef STACK
    array[1] = 0;
#endif
    int *larger = realloc(block, (n + 1) * sizeof *block);
#ifndef BROKEN
    assert(larger[0] == 1 && array[0] == 1);
    assert(n < 2 || larger[1] == 1);
#endif
    larger[n] = 0;
    free(larger);
    return 0;
}

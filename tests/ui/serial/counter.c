// Two operations that lose an update on every machine, but not if whole operations run one after another.
//
// check: --engine symbolic --model serial,sc,tso
// expect: serial safe all, sc unsafe assert, tso unsafe assert
// check: --engine enumerate --model serial,sc
// expect: serial safe all, sc unsafe assert
// check: --engine enumerate --model serial,sc -D NESTED
// expect: serial safe all, sc unsafe assert
// check: --engine symbolic --model serial,sc -D NESTED
// expect: serial safe all, sc unsafe assert
// check: --engine symbolic --model serial -D TWICE
// expect: serial unsafe assert
// check: --engine enumerate --model serial -D TWICE
// expect: serial unsafe assert
// check: --engine symbolic --model serial --property race
// expect: serial safe all
// check: --engine enumerate --model serial --property race
// expect: serial safe all

#include <assert.h>
#include <fencepost.h>
#include <pthread.h>
#include <stdlib.h>

int counter;

int get(void)
{
    return counter;
}

void increment(void)
{
#ifdef NESTED
    counter = get() + 1;
#else
    int *old = malloc(sizeof *old);
    *old = counter;
    counter = *old + 1;
    free(old);
#endif
}

FP_OPERATION(i, increment)
FP_OPERATION(g, get)

void *worker(void *arg)
{
    increment();
#ifdef TWICE
    // Between two operations of a thread there may be others.
    int before = get();
    int after = get();
    assert(before == after);
#endif
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    increment();
    pthread_join(t, 0);
    assert(get() == 2);
    return 0;
}

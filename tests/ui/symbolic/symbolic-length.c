// Copies and fills whose length an input decides.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed unknown
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed -D BROKEN
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --engine enumerate --model sc,relaxed -D BROKEN
// expect: sc unsafe memsafety, relaxed unsafe memsafety
// check: --engine symbolic --model sc,rmo -D TORN
// expect: sc unsafe assert, rmo unsafe assert
// check: --engine enumerate --model sc,rmo -D TORN
// expect: sc unsafe assert, rmo unsafe assert
// check: --engine symbolic --model sc,rmo -D OVERLAP
// expect: sc unsafe memsafety, rmo unsafe memsafety
// check: --engine enumerate --model sc,rmo -D OVERLAP
// expect: sc unsafe memsafety, rmo unsafe memsafety

#include <assert.h>
#include <fencepost.h>
#include <pthread.h>
#include <string.h>

char from[4] = {1, 2, 3, 4}, to[3];
int pair[2];
unsigned n, at;

void *user(void *arg)
{
#ifdef TORN
    memset(pair, 1, n * sizeof *pair);
#else
    memcpy(to, from, n);
#endif
    return arg;
}

int main(void)
{
    n = fp_nondet_uchar();
#ifdef BROKEN
    fp_assume(n < 5);
#elif defined TORN
    fp_assume(n < 3);
#else
    fp_assume(n < 4);
#endif
    pthread_t t;
    pthread_create(&t, 0, user, 0);
#ifdef TORN
    int second = pair[1];
    int first = pair[0];
    assert(n < 2 || first == second);
#endif
    pthread_join(t, 0);
#if !defined BROKEN && !defined TORN
    for (unsigned i = 0; i < 3; i++)
        assert(to[i] == (i < n ? from[i] : 0));
    memset(to, 9, n);
    assert(n == 0 || to[n - 1] == 9);
    assert(n == 3 || to[n] == 0);
    // One place up or down, whichever the input says.
    at = fp_nondet_bool();
    char moved[4] = {5, 6, 7, 8};
#ifdef OVERLAP
    memcpy(moved + at, moved + !at, n);
#else
    memmove(moved + at, moved + !at, n);
    for (unsigned i = 0; i < n; i++)
        assert(moved[at + i] == (char)(5 + !at + i));
#endif
#endif
    return 0;
}

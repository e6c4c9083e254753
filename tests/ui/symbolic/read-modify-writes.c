// Every read-modify-write of C11, with a relaxed order: none loses the other thread's.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert, relaxed unsafe assert
// check: --engine enumerate --model sc,tso,pso
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --engine enumerate --model sc,tso,pso -D FIXED
// expect: sc safe all, tso safe all, pso safe all

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define RELAXED memory_order_relaxed

atomic_uint added = 100, less = 100, set, kept = 15, flipped, swapped, compared;
unsigned taken, last;

void *other(void *arg)
{
    atomic_fetch_add_explicit(&added, 1, RELAXED);
    atomic_fetch_sub_explicit(&less, 1, RELAXED);
    atomic_fetch_or_explicit(&set, 1, RELAXED);
    atomic_fetch_and_explicit(&kept, ~1u, RELAXED);
    atomic_fetch_xor_explicit(&flipped, 1, RELAXED);
    taken = atomic_exchange_explicit(&swapped, 1, RELAXED);
    unsigned seen = 0;
    if (!atomic_compare_exchange_strong_explicit(&compared, &seen, 7, RELAXED, RELAXED))
        last = seen;
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, other, 0);
    atomic_fetch_add_explicit(&added, 2, RELAXED);
    atomic_fetch_sub_explicit(&less, 2, RELAXED);
    atomic_fetch_or_explicit(&set, 2, RELAXED);
    atomic_fetch_and_explicit(&kept, ~2u, RELAXED);
    atomic_fetch_xor_explicit(&flipped, 3, RELAXED);
    unsigned mine = atomic_exchange_explicit(&swapped, 2, RELAXED);
    atomic_fetch_add_explicit(&compared, 1, RELAXED);
    pthread_join(t, 0);
    assert(added == 103 && less == 97 && set == 3 && kept == 12 && flipped == 2);
    assert((mine == 0 && taken == 2 && swapped == 1) || (mine == 1 && taken == 0 && swapped == 2));
#ifdef FIXED
    assert(compared == (last ? 1 : 8));
#else
    assert(compared == 8);
#endif
    return 0;
}

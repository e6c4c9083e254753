// Additions, exchanges and both kinds of compare-exchange; the weak one may fail for no reason.
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

atomic_int counter, flag, word;

void *left(void *arg)
{
    atomic_fetch_add(&counter, 2);
    int before = atomic_exchange(&flag, 1);
    int expected = 0;
    if (atomic_compare_exchange_strong(&word, &expected, 1))
        atomic_fetch_sub(&counter, 1);
    else
        assert(expected == 2);
    return (void *)(long)before;
}

void *right(void *arg)
{
    atomic_fetch_or(&counter, 4);
    int before = atomic_exchange(&flag, 2);
    int expected = 0;
#ifdef FIXED
    atomic_compare_exchange_strong(&word, &expected, 2);
    assert(expected != 2);
#else
    if (!atomic_compare_exchange_weak(&word, &expected, 2))
        assert(expected == 1);
#endif
    return (void *)(long)before;
}

int main(void)
{
    pthread_t first, second;
    void *a, *b;
    pthread_create(&first, 0, left, 0);
    pthread_create(&second, 0, right, 0);
    pthread_join(first, &a);
    pthread_join(second, &b);
    assert(((long)a == 0) != ((long)b == 0));
    return 0;
}

// A compare-exchange that succeeds stands where its store does, behind any write: also of something else.
//
// check: --engine unwind --model sc,tso,pso
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;

void *other(void *arg)
{
    int expected = 0;
    atomic_compare_exchange_strong(&x, &expected, 2);
    (void)atomic_load(&y);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, other, 0);
    int expected = 0;
    atomic_compare_exchange_strong(&y, &expected, 1);
    assert(atomic_exchange(&x, 2) != 2);
    pthread_join(t, 0);
    return 0;
}

// Equality with a constant that is never stored: that way does not exist.
//
// check: --engine directed --model sc,tso,pso,rmo
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --engine enumerate --model sc,tso,pso,rmo
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --engine directed --model sc,tso,pso,rmo -D BROKEN
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert
// check: --engine enumerate --model sc,tso,pso,rmo -D BROKEN
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x;

void *left(void *arg)
{
    atomic_store(&x, 1);
    atomic_store(&x, 2);
#ifdef BROKEN
    atomic_store(&x, 5);
#endif
    return arg;
}

void *right(void *arg)
{
    if (atomic_load(&x) == 5)
        assert(0);
    return arg;
}

int main(void)
{
    pthread_t first, second;
    pthread_create(&first, 0, left, 0);
    pthread_create(&second, 0, right, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}

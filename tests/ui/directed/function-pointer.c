// A function pointer in shared memory that another thread exchanges.
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

typedef int (*step)(int);

int same(int n)
{
    return n;
}

int next(int n)
{
    return n + 1;
}

_Atomic(step) action = same;

void *left(void *arg)
{
    atomic_store(&action, next);
    return arg;
}

void *right(void *arg)
{
    int first = atomic_load(&action)(1);
    int second = atomic_load(&action)(1);
#ifdef FIXED
    assert(first <= second);
#else
    assert(first == second);
#endif
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

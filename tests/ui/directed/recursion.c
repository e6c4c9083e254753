// A recursive function whose depth depends on what a thread reads.
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

atomic_int depth;

int down(int n)
{
    return n == 0 ? 0 : 1 + down(n - 1);
}

void *left(void *arg)
{
    atomic_store(&depth, 2);
    atomic_store(&depth, 3);
    return arg;
}

void *right(void *arg)
{
    int n = atomic_load(&depth);
#ifdef FIXED
    assert(down(n) == n);
#else
    assert(down(n) != 3);
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

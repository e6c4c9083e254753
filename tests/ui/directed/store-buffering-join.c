// Store buffering whose results are only read after the joins.
//
// check: --engine directed --model sc,tso,pso,rmo
// expect: sc safe all, tso unsafe assert, pso unsafe assert, rmo unsafe assert
// check: --engine enumerate --model sc,tso,pso,rmo
// expect: sc safe all, tso unsafe assert, pso unsafe assert, rmo unsafe assert
// check: --engine directed --model sc,tso,pso,rmo -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --engine enumerate --model sc,tso,pso,rmo -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifdef FIXED
#define ORDER memory_order_seq_cst
#else
#define ORDER memory_order_relaxed
#endif

atomic_int x, y;
int r, s;

void *left(void *arg)
{
    atomic_store_explicit(&x, 1, ORDER);
    r = atomic_load_explicit(&y, ORDER);
    return arg;
}

void *right(void *arg)
{
    atomic_store_explicit(&y, 1, ORDER);
    s = atomic_load_explicit(&x, ORDER);
    return arg;
}

int main(void)
{
    pthread_t first, second;
    pthread_create(&first, 0, left, 0);
    pthread_create(&second, 0, right, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(r + s > 0);
    return 0;
}

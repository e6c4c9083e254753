// A divisor that another thread changes step by step.
//
// check: --engine directed --model sc,tso,pso,rmo
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety
// check: --engine enumerate --model sc,tso,pso,rmo
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety
// check: --engine directed --model sc,tso,pso,rmo -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --engine enumerate --model sc,tso,pso,rmo -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int divisor = 1;
int result;

void *left(void *arg)
{
#ifdef FIXED
    atomic_fetch_add(&divisor, 1);
#endif
    atomic_fetch_sub(&divisor, 1);
    atomic_fetch_add(&divisor, 2);
    return arg;
}

void *right(void *arg)
{
    result = 12 / atomic_load(&divisor);
    return arg;
}

int main(void)
{
    pthread_t first, second;
    pthread_create(&first, 0, left, 0);
    pthread_create(&second, 0, right, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(result == 12 || result == 6 || result == 4);
    return 0;
}

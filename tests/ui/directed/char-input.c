// An input of 256 values: all of them are tried.
//
// check: --engine directed --model sc,tso
// expect: sc unsafe assert, tso unsafe assert
// check: --engine directed --model sc,tso -D FIXED
// expect: sc safe all, tso safe all
// check: --engine enumerate --model sc,tso -D FIXED
// expect: sc safe all, tso safe all

#include <assert.h>
#include <fencepost.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x;

void *worker(void *arg)
{
    signed char c = fp_nondet_schar();
    atomic_store(&x, c / 64);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    pthread_join(t, 0);
#ifdef FIXED
    assert(x >= -2 && x <= 1);
#else
    assert(x != -2);
#endif
    return 0;
}

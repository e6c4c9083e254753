// A loop without end: within a bound that is asked for, the answer names the bound.
//
// check: --engine symbolic --model sc,tso,rmo --unwind 2
// expect: sc safe bounded, tso safe bounded, rmo safe bounded
// check: --engine enumerate --model sc,tso,rmo --unwind 2
// expect: sc safe bounded, tso safe bounded, rmo safe bounded
// check: --engine symbolic --model sc,tso,rmo -D BROKEN
// expect: sc unsafe assert, tso unsafe assert, rmo unsafe assert
// check: --engine enumerate --model sc,tso -D BROKEN
// expect: sc unsafe assert, tso unsafe assert

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_uint ticks, last;

void *ticker(void *arg)
{
    for (;;) {
        unsigned now = atomic_fetch_add(&ticks, 1);
        atomic_store(&last, now);
    }
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, ticker, 0);
    unsigned l = atomic_load(&last), n = atomic_load(&ticks);
    assert(l <= n);
#ifdef BROKEN
    assert(n < 5);
#endif
    return 0;
}

// `--unwind` bounds all loops, also those that constants decide, and means the same for both engines.
//
// check: --engine symbolic --model sc,rmo --unwind 2
// expect: sc safe bounded, rmo safe bounded
// check: --engine enumerate --model sc,rmo --unwind 2
// expect: sc safe bounded, rmo safe bounded
// check: --engine symbolic --model sc,rmo --unwind 3
// expect: sc unsafe assert, rmo unsafe assert
// check: --engine enumerate --model sc,rmo --unwind 3
// expect: sc unsafe assert, rmo unsafe assert
// check: --engine symbolic --model sc,rmo --unwind 3 -D FIXED
// expect: sc safe all, rmo safe all
// check: --engine enumerate --model sc,rmo --unwind 3 -D FIXED
// expect: sc safe all, rmo safe all

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int sum;

void *worker(void *arg)
{
    for (int i = 0; i < 3; i++)
        atomic_fetch_add(&sum, i);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    pthread_join(t, 0);
#ifdef FIXED
    assert(atomic_load(&sum) == 3);
#else
    assert(atomic_load(&sum) != 3);
#endif
    return 0;
}

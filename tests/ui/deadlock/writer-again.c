// A writer that locks again may be told so, or may wait for ever: POSIX leaves both open. With a time it waits no longer than that.
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc unsafe deadlock, tso unsafe deadlock, pso unsafe deadlock, rmo unsafe deadlock, relaxed unsafe deadlock
// check: --model sc,rmo --engine symbolic
// expect: sc unsafe deadlock, rmo unsafe deadlock
// check: --model sc,rmo --engine enumerate
// expect: sc unsafe deadlock, rmo unsafe deadlock
// check: --model sc,rmo --engine directed
// expect: sc unsafe deadlock, rmo unsafe deadlock
// check: --model sc,pso --engine unwind
// expect: sc unsafe deadlock, pso unsafe deadlock
// check: --model sc,rmo -D TIMED
// expect: sc safe all, rmo safe all
// check: --model sc,rmo -D TIMED --engine enumerate
// expect: sc safe all, rmo safe all
// check: --model sc,rmo --property assert -D TOLD
// expect: sc unsafe assert, rmo unsafe assert

#include <assert.h>
#include <errno.h>
#include <pthread.h>

pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;

int main(void)
{
    pthread_rwlock_wrlock(&l);
#ifdef TIMED
    struct timespec soon = {1, 0};
    int result = pthread_rwlock_timedwrlock(&l, &soon);
    assert(result == ETIMEDOUT || result == EDEADLK);
#else
    int result = pthread_rwlock_rdlock(&l);
    assert(result == EDEADLK);
#ifdef TOLD
    assert(0);
#endif
#endif
    return 0;
}

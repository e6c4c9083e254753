// Waiting with a mutex that one does not hold is EPERM if the mutex checks for errors or is robust, and undefined otherwise.
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,rmo --engine enumerate
// expect: sc safe all, rmo safe all
// check: --model sc,pso --engine directed
// expect: sc safe all, pso safe all
// check: --model sc,pso --engine unwind
// expect: sc safe all, pso safe all
// check: --model sc,rmo -D ROBUST
// expect: sc safe all, rmo safe all
// check: --model sc,rmo -D NORMAL
// expect: sc unsafe memsafety, rmo unsafe memsafety

#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>

pthread_mutex_t m;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;

int main(void)
{
    struct timespec soon = {1, 0};
    pthread_mutexattr_t a;
    pthread_mutexattr_init(&a);
#ifdef ROBUST
    pthread_mutexattr_setrobust(&a, PTHREAD_MUTEX_ROBUST);
#elif !defined(NORMAL)
    pthread_mutexattr_settype(&a, PTHREAD_MUTEX_ERRORCHECK);
#endif
    pthread_mutex_init(&m, &a);
    assert(pthread_cond_wait(&c, &m) == EPERM);
    assert(pthread_cond_timedwait(&c, &m, &soon) == EPERM);
    assert(pthread_mutex_unlock(&m) == EPERM);
    return 0;
}

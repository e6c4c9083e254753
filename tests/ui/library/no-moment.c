// A moment with a thousand million nanoseconds is none: a wait until then fails, but only if it would have to wait.
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,rmo --engine enumerate
// expect: sc safe all, rmo safe all
// check: --model sc,pso --engine directed
// expect: sc safe all, pso safe all
// check: --model sc,pso --engine unwind
// expect: sc safe all, pso safe all
// check: --model sc,rmo -D LATER
// expect: sc unsafe assert, rmo unsafe assert

#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <time.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;
sem_t s;

int main(void)
{
#ifdef LATER
    struct timespec later;
    clock_gettime(CLOCK_REALTIME, &later);
    later.tv_nsec += 1000000;
    pthread_mutex_lock(&m);
    int result = pthread_cond_timedwait(&c, &m, &later);
    assert(result == 0 || result == ETIMEDOUT);
#else
    struct timespec none = {1, 1000000000}, less = {1, -1};
    sem_init(&s, 0, 1);
    assert(pthread_mutex_timedlock(&m, &none) == 0);
    assert(pthread_mutex_timedlock(&m, &none) == EINVAL);
    assert(pthread_cond_timedwait(&c, &m, &less) == EINVAL);
    assert(pthread_rwlock_timedrdlock(&l, &less) == 0);
    assert(pthread_rwlock_timedwrlock(&l, &less) == EINVAL);
    assert(sem_timedwait(&s, &none) == 0);
    assert(sem_timedwait(&s, &none) == -1 && errno == EINVAL);
#endif
    return 0;
}

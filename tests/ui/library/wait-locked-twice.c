// A recursive mutex that is locked twice is given up once: the waiter still holds it, and holds it twice again when it goes on.
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,rmo --engine enumerate
// expect: sc safe all, rmo safe all
// check: --model sc,pso --engine directed
// expect: sc safe all, pso safe all
// check: --model sc,pso --engine unwind
// expect: sc safe all, pso safe all
// check: --model sc,rmo -D NEVER
// expect: sc unsafe deadlock, rmo unsafe deadlock

#include <assert.h>
#include <errno.h>
#include <pthread.h>

pthread_mutex_t m;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;

void *other(void *arg)
{
    assert(pthread_mutex_trylock(&m) == EBUSY);
    return arg;
}

int main(void)
{
    pthread_t t;
    struct timespec soon = {1, 0};
    pthread_mutexattr_t a;
    pthread_mutexattr_init(&a);
    pthread_mutexattr_settype(&a, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&m, &a);
    pthread_mutex_lock(&m);
    pthread_mutex_lock(&m);
    pthread_create(&t, 0, other, 0);
#ifdef NEVER
    pthread_cond_wait(&c, &m);
#else
    int result = pthread_cond_timedwait(&c, &m, &soon);
    assert(result == 0 || result == ETIMEDOUT);
#endif
    pthread_join(t, 0);
    assert(pthread_mutex_unlock(&m) == 0);
    assert(pthread_mutex_unlock(&m) == 0);
    assert(pthread_mutex_unlock(&m) == EPERM);
    return 0;
}

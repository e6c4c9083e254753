// What a robust mutex says after its owner has ended.
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso,rmo --engine enumerate
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --model sc,tso,pso,rmo --engine directed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --model sc,tso,pso --engine unwind
// expect: sc safe all, tso safe all, pso safe all
// check: --model sc,tso,pso,rmo,relaxed -D WRONG
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert, relaxed unsafe assert
// check: --model sc,tso,pso,rmo --engine enumerate -D WRONG
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert
// check: --model sc,tso,pso,rmo --engine directed -D WRONG
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert
// check: --model sc,tso,pso --engine unwind -D WRONG
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <time.h>

pthread_mutex_t m;

static void *end_with_it(void *unused)
{
    assert(pthread_mutex_lock(&m) == 0);
    return 0;
}

static void *wait_for_it(void *unused)
{
    assert(pthread_mutex_lock(&m) == ENOTRECOVERABLE);
    return 0;
}

int main(void)
{
    pthread_t thread;
    struct timespec now = {0, 0};
    int robust;
    pthread_mutexattr_t attr;
    pthread_mutexattr_init(&attr);
    assert(pthread_mutexattr_setrobust(&attr, 5) == EINVAL);
    assert(pthread_mutexattr_setrobust(&attr, PTHREAD_MUTEX_ROBUST) == 0);
    pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_NORMAL);
    assert(pthread_mutexattr_getrobust(&attr, &robust) == 0 && robust == PTHREAD_MUTEX_ROBUST);
    pthread_mutex_init(&m, &attr);

    pthread_create(&thread, 0, end_with_it, 0);
    pthread_join(thread, 0);
    assert(pthread_mutex_trylock(&m) == EOWNERDEAD);
    assert(pthread_mutex_consistent(&m) == 0 && pthread_mutex_consistent(&m) == EINVAL);
    assert(pthread_mutex_unlock(&m) == 0);
    assert(pthread_mutex_lock(&m) == 0);
    assert(pthread_mutex_trylock(&m) == EBUSY);
    assert(pthread_mutex_unlock(&m) == 0);
    assert(pthread_mutex_unlock(&m) == EPERM);

    pthread_create(&thread, 0, end_with_it, 0);
    pthread_join(thread, 0);
    assert(pthread_mutex_timedlock(&m, &now) == EOWNERDEAD);
    pthread_create(&thread, 0, wait_for_it, 0);
    pthread_mutex_unlock(&m);
    pthread_join(thread, 0);
    assert(pthread_mutex_lock(&m) == ENOTRECOVERABLE);
    assert(pthread_mutex_trylock(&m) == ENOTRECOVERABLE);
#ifdef WRONG
    assert(pthread_mutex_timedlock(&m, &now) == 0);
#endif
    return 0;
}

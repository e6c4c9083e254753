// A time-out always comes, so a timed wait never stands still, whoever holds what it waits for.
//
// check: --model sc,tso,pso,rmo,relaxed -D SEMAPHORE
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso,rmo,relaxed -D SEMAPHORE --engine enumerate
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso,rmo,relaxed -D SEMAPHORE --engine symbolic
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso,rmo -D SEMAPHORE --engine directed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --model sc,tso,pso -D SEMAPHORE --engine unwind
// expect: sc safe all, tso safe all, pso safe all
// check: --model sc,tso,pso,rmo,relaxed -D MUTEX --engine enumerate
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso,rmo,relaxed -D MUTEX --engine symbolic
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso -D MUTEX --engine unwind
// expect: sc safe all, tso safe all, pso safe all
// check: --model sc,tso,pso,rmo,relaxed -D CONDITION --engine enumerate
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso,rmo,relaxed -D CONDITION --engine symbolic
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso,rmo -D CONDITION --engine directed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --model sc,tso,pso -D CONDITION --engine unwind
// expect: sc safe all, tso safe all, pso safe all
// check: --model sc,tso,pso,rmo,relaxed -D MTX
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso,rmo,relaxed -D CND
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso,rmo,relaxed -D READER
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso,rmo,relaxed -D WRITER
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,rmo -D SEMAPHORE -D FOREVER
// expect: sc unsafe deadlock, rmo unsafe deadlock
// check: --model sc,rmo -D CONDITION -D FOREVER --engine enumerate
// expect: sc unsafe deadlock, rmo unsafe deadlock
// check: --model sc,rmo -D CONDITION -D FOREVER --engine symbolic
// expect: sc unsafe deadlock, rmo unsafe deadlock

#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <threads.h>
#include <time.h>

static struct timespec soon;

#if defined(SEMAPHORE)
sem_t s;
int main(void)
{
    sem_init(&s, 0, 0);
    int answer = sem_timedwait(&s, &soon);
    assert(answer == -1 && errno == ETIMEDOUT);
#ifdef FOREVER
    sem_wait(&s);
#endif
    return 0;
}
#elif defined(CONDITION)
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int main(void)
{
    pthread_mutex_lock(&m);
    int answer = pthread_cond_timedwait(&c, &m, &soon);
    assert(answer == 0 || answer == ETIMEDOUT);
#ifdef FOREVER
    pthread_cond_wait(&c, &m);
#endif
    pthread_mutex_unlock(&m);
    return 0;
}
#elif defined(CND)
mtx_t m;
cnd_t c;
int main(void)
{
    mtx_init(&m, mtx_timed);
    cnd_init(&c);
    mtx_lock(&m);
    int answer = cnd_timedwait(&c, &m, &soon);
    assert(answer == thrd_success || answer == thrd_timedout);
    mtx_unlock(&m);
    return 0;
}
#elif defined(MTX)
mtx_t m;
int late(void *arg)
{
    assert(mtx_timedlock(&m, &soon) == thrd_timedout);
    return 0;
}
int main(void)
{
    thrd_t t;
    mtx_init(&m, mtx_timed);
    mtx_lock(&m);
    thrd_create(&t, late, 0);
    thrd_join(t, 0);
    mtx_unlock(&m);
    return 0;
}
#else
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;
void *late(void *arg)
{
#if defined(MUTEX)
    int answer = pthread_mutex_timedlock(&m, &soon);
#elif defined(READER)
    int answer = pthread_rwlock_timedrdlock(&l, &soon);
#else
    int answer = pthread_rwlock_timedwrlock(&l, &soon);
#endif
    assert(answer == ETIMEDOUT);
    return 0;
}
int main(void)
{
    pthread_t t;
    pthread_mutex_lock(&m);
    pthread_rwlock_wrlock(&l);
    pthread_create(&t, 0, late, 0);
    pthread_join(t, 0);
    pthread_rwlock_unlock(&l);
    pthread_mutex_unlock(&m);
    return 0;
}
#endif

// A thread ends with a robust mutex that another one waits for; with one that is not robust, that waits for ever.
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso,rmo --engine enumerate
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --model sc,tso,pso,rmo --engine directed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --model sc,tso,pso --engine unwind
// expect: sc safe all, tso safe all, pso safe all
// check: --model sc,tso,pso,rmo,relaxed -D NEVER_DEAD
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert, relaxed unsafe assert
// check: --model sc,tso,pso,rmo --engine enumerate -D NEVER_DEAD
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert
// check: --model sc,tso,pso,rmo --engine directed -D NEVER_DEAD
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert
// check: --model sc,tso,pso --engine unwind -D NEVER_DEAD
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert
// check: --model sc,tso,pso,rmo,relaxed -D ALWAYS_DEAD
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert, relaxed unsafe assert
// check: --model sc,tso,pso,rmo --engine enumerate -D ALWAYS_DEAD
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert
// check: --model sc,tso,pso,rmo --engine directed -D ALWAYS_DEAD
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert
// check: --model sc,tso,pso --engine unwind -D ALWAYS_DEAD
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert
// check: --model sc,tso,pso,rmo,relaxed -D STALLED
// expect: sc unsafe deadlock, tso unsafe deadlock, pso unsafe deadlock, rmo unsafe deadlock, relaxed unsafe deadlock
// check: --model sc,tso,pso,rmo --engine enumerate -D STALLED
// expect: sc unsafe deadlock, tso unsafe deadlock, pso unsafe deadlock, rmo unsafe deadlock
// check: --model sc,tso,pso,rmo --engine directed -D STALLED
// expect: sc unsafe deadlock, tso unsafe deadlock, pso unsafe deadlock, rmo unsafe deadlock
// check: --model sc,tso,pso --engine unwind -D STALLED
// expect: sc unsafe deadlock, tso unsafe deadlock, pso unsafe deadlock
#include <assert.h>
#include <errno.h>
#include <pthread.h>

pthread_mutex_t m;
int n, dead;

static void *run(void *keeps)
{
    int r = pthread_mutex_lock(&m);
    if (r == EOWNERDEAD) {
        dead++;
        pthread_mutex_consistent(&m);
    }
    n++;
    if (!keeps)
        pthread_mutex_unlock(&m);
    return 0;
}

int main(void)
{
    pthread_t t, u;
    pthread_mutexattr_t attr;
    pthread_mutexattr_init(&attr);
#ifdef STALLED
    pthread_mutexattr_setrobust(&attr, PTHREAD_MUTEX_STALLED);
#else
    pthread_mutexattr_setrobust(&attr, PTHREAD_MUTEX_ROBUST);
#endif
    pthread_mutex_init(&m, &attr);
    pthread_create(&t, 0, run, &m);
    pthread_create(&u, 0, run, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    int r = pthread_mutex_lock(&m);
#ifdef NEVER_DEAD
    assert(r == 0);
#elif defined ALWAYS_DEAD
    assert(r == EOWNERDEAD);
#else
    assert(n == 2 && (r == 0 && dead == 1 || r == EOWNERDEAD && dead == 0));
#endif
    return 0;
}

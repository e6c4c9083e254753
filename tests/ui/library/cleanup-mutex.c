// A handler gives a mutex back; without it the other thread waits for ever.
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso,rmo --engine enumerate
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --model sc,tso,pso --engine directed
// expect: sc safe all, tso safe all, pso safe all
// check: --model sc,tso,pso --engine unwind
// expect: sc safe all, tso safe all, pso safe all
// check: --model sc,tso,pso,rmo,relaxed -D KEPT
// expect: sc unsafe deadlock, tso unsafe deadlock, pso unsafe deadlock, rmo unsafe deadlock, relaxed unsafe deadlock
// check: --model sc,tso,pso,rmo --engine enumerate -D KEPT
// expect: sc unsafe deadlock, tso unsafe deadlock, pso unsafe deadlock, rmo unsafe deadlock
// check: --model sc,tso,pso,rmo --engine directed -D KEPT
// expect: sc unsafe deadlock, tso unsafe deadlock, pso unsafe deadlock, rmo unsafe deadlock
// check: --model sc,tso,pso --engine unwind -D KEPT
// expect: sc unsafe deadlock, tso unsafe deadlock, pso unsafe deadlock
// check: --model sc,tso,pso,rmo,relaxed -D LEFT
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc,tso,pso,rmo --engine enumerate -D LEFT
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety
// check: --model sc,tso,pso,rmo --engine directed -D LEFT
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety
// check: --model sc,tso,pso --engine unwind -D LEFT
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety
#include <assert.h>
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

static void unlock(void *mutex)
{
#ifndef KEPT
    pthread_mutex_unlock(mutex);
#endif
}

static void *run(void *unused)
{
    pthread_mutex_lock(&m);
    pthread_cleanup_push(unlock, &m);
    x++;
    if (x == 1)
        pthread_exit(0);
    x += 10;
    pthread_cleanup_pop(1);
    return 0;
}

#ifdef LEFT
static void leave(void)
{
    pthread_cleanup_push(unlock, &m);
    return; /* POSIX does not allow that. */
    pthread_cleanup_pop(0);
}
#endif

int main(void)
{
    pthread_t t, u;
    pthread_create(&t, 0, run, 0);
    pthread_create(&u, 0, run, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    assert(x == 12);
#ifdef LEFT
    leave();
    pthread_exit(0);
#endif
    return 0;
}

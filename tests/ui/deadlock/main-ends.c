// The end of main's thread is not the end of the process: after pthread_exit, threads that stand still are a deadlock. After a return
// from main they are not, nor can anybody wait for main then.
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc unsafe deadlock, tso unsafe deadlock, pso unsafe deadlock, rmo unsafe deadlock, relaxed unsafe deadlock
// check: --model sc,tso,pso,rmo,relaxed --engine enumerate
// expect: sc unsafe deadlock, tso unsafe deadlock, pso unsafe deadlock, rmo unsafe deadlock, relaxed unsafe deadlock
// check: --model sc,tso,pso,rmo --engine directed
// expect: sc unsafe deadlock, tso unsafe deadlock, pso unsafe deadlock, rmo unsafe deadlock
// check: --model sc,tso,pso,rmo,relaxed --engine symbolic
// expect: sc unsafe deadlock, tso unsafe deadlock, pso unsafe deadlock, rmo unsafe deadlock, relaxed unsafe deadlock
// check: --model sc,tso,pso --engine unwind
// expect: sc unsafe deadlock, tso unsafe deadlock, pso unsafe deadlock
// check: --model sc,tso,pso,rmo,relaxed --engine enumerate -D ONCE
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso,rmo --engine directed -D ONCE
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --model sc,tso,pso,rmo,relaxed --engine symbolic -D ONCE
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso --engine unwind -D ONCE
// expect: sc safe all, tso safe all, pso safe all
// check: --model sc,tso,pso,rmo,relaxed --engine enumerate -D RETURN
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso,rmo --engine directed -D RETURN
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --model sc,tso,pso,rmo,relaxed --engine symbolic -D RETURN
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso --engine unwind -D RETURN
// expect: sc safe all, tso safe all, pso safe all
// check: --model sc,tso,pso,rmo,relaxed --engine enumerate -D WAITED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso,rmo --engine directed -D WAITED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --model sc,tso,pso,rmo,relaxed --engine symbolic -D WAITED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso --engine unwind -D WAITED
// expect: sc safe all, tso safe all, pso safe all
// check: --model sc,rmo --engine symbolic -D WAITED -D EXIT
// expect: sc unsafe assert, rmo unsafe assert
// check: --model sc,rmo --engine enumerate -D WAITED -D EXIT
// expect: sc unsafe assert, rmo unsafe assert
// check: --model sc,pso --engine unwind -D WAITED -D EXIT
// expect: sc unsafe assert, pso unsafe assert
// check: --model sc,rmo --engine directed -D WAITED -D EXIT
// expect: sc unsafe assert, rmo unsafe assert

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_t first;

void *other(void *arg)
{
#ifdef WAITED
    pthread_join(first, 0);
    assert(0);
#else
    pthread_mutex_lock(&m);
#ifndef ONCE
    pthread_mutex_lock(&m);
#endif
    pthread_mutex_unlock(&m);
#endif
    return arg;
}

int main(void)
{
    pthread_t t;
    first = pthread_self();
    pthread_create(&t, 0, other, 0);
#if (defined(RETURN) || defined(WAITED)) && !defined(EXIT)
    return 0;
#else
    pthread_exit(0);
#endif
}

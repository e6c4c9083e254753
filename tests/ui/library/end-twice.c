// The process ends once: whoever calls `exit` meanwhile waits, and nothing that runs at the end runs twice, or beside another.
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,rmo --engine enumerate
// expect: sc safe all, rmo safe all
// check: --model sc,pso --engine directed
// expect: sc safe all, pso safe all
// check: --model sc,pso --engine unwind
// expect: sc safe all, pso safe all
// check: --model sc,rmo --property deadlock -D WAITS
// expect: sc unsafe deadlock, rmo unsafe deadlock
// check: --model sc,rmo -D NESTED
// expect: sc safe all, rmo safe all

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

pthread_t t;
int handled, destroyed;

void handler(void)
{
#ifdef WAITS
    pthread_join(t, 0);
#endif
    handled++;
    assert(handled == 1);
}

__attribute__((destructor)) void destructor(void)
{
    assert(handled == 1);
    destroyed++;
    assert(destroyed == 1);
#ifdef NESTED
    exit(0);
#endif
}

void *ender(void *arg)
{
    exit(0);
}

int main(void)
{
    atexit(handler);
#ifndef NESTED
    pthread_create(&t, 0, ender, 0);
#endif
    return 0;
}

// What only a waiter that woke for no reason can bring about: the mutex is not free although its holder waits; and a signal gets lost
// between a look that came too early and the next wait.
//
// check: --model sc,rmo --engine symbolic -D TRY
// expect: sc unsafe assert, rmo unsafe assert
// check: --model sc --engine enumerate -D TRY
// expect: sc unsafe assert
// check: --model sc,rmo --engine symbolic --property deadlock -D LOST
// expect: sc unsafe deadlock, rmo unsafe deadlock
// check: --model sc --engine enumerate --property deadlock -D LOST
// expect: sc unsafe deadlock
// check: --model sc,rmo --engine symbolic --property deadlock
// expect: sc safe all, rmo safe all

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int waits;
_Atomic int ready;

void *waiter(void *arg)
{
    pthread_mutex_lock(&m);
    waits = 1;
    while (!ready)
        pthread_cond_wait(&c, &m);
    pthread_mutex_unlock(&m);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, waiter, 0);
    pthread_mutex_lock(&m);
    int waiting = waits;
    pthread_mutex_unlock(&m);
    if (waiting) {
#ifdef TRY
        int busy = pthread_mutex_trylock(&m);
        assert(!busy);
        pthread_mutex_unlock(&m);
#endif
#ifndef LOST
        pthread_mutex_lock(&m);
#endif
        ready = 1;
        pthread_cond_signal(&c);
#ifndef LOST
        pthread_mutex_unlock(&m);
#endif
    } else {
        ready = 1;
        pthread_mutex_lock(&m);
        pthread_cond_broadcast(&c);
        pthread_mutex_unlock(&m);
    }
    pthread_join(t, 0);
    return 0;
}

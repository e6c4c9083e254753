// A timed lock whose time is over synchronises with nobody.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed --property race
// expect: sc unsafe race, tso unsafe race, pso unsafe race, rmo unsafe race, relaxed unsafe race
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed --property race
// expect: sc unsafe race, tso unsafe race, pso unsafe race, rmo unsafe race, relaxed unsafe race

#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>
#include <threads.h>
#include <time.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

void *holder(void *arg)
{
    x = 1;
    pthread_mutex_lock(&m);
    pthread_mutex_unlock(&m);
    return arg;
}

int main(void)
{
    pthread_t t;
    struct timespec now = {0, 0};
    int y = 0;
    (void)now;
    pthread_create(&t, 0, holder, 0);
    if (pthread_mutex_timedlock(&m, &now) == 0)
        pthread_mutex_unlock(&m);
    else
        y = x;
    pthread_join(t, 0);
    return y > 1;
}

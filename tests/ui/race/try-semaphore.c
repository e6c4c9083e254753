// A try that fails says that the other holds it, and synchronises with nobody. Taking a semaphore releases nothing.
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

sem_t m;
int x;

void *holder(void *arg)
{
    x = 1;
    sem_wait(&m);
    sem_post(&m);
    return arg;
}

int main(void)
{
    pthread_t t;
    struct timespec now = {0, 0};
    int y = 0;
    (void)now;
    sem_init(&m, 0, 1);
    pthread_create(&t, 0, holder, 0);
    if (sem_trywait(&m) == 0)
        sem_post(&m);
    else
        y = x;
    pthread_join(t, 0);
    return y > 1;
}

// Initialising is a store like any other: using the object meanwhile is a race, whatever else comes of it.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed --property race
// expect: sc unsafe race, tso unsafe race, pso unsafe race, rmo unsafe race, relaxed unsafe race
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed --property race
// expect: sc unsafe race, tso unsafe race, pso unsafe race, rmo unsafe race, relaxed unsafe race

#include <pthread.h>
#include <semaphore.h>

pthread_cond_t m;

void *user(void *arg)
{
    pthread_cond_signal(&m);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, user, 0);
    pthread_cond_init(&m, 0);
    pthread_join(t, 0);
    return 0;
}

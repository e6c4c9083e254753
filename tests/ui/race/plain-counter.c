// Two threads add to a plain variable: a data race on every model.
//
// check: --engine enumerate --model sc,tso,rmo --property race
// expect: sc unsafe race, tso unsafe race, rmo unsafe race
// check: --model sc,tso,rmo --property race
// expect: sc unsafe race, tso unsafe race, rmo unsafe race

#include <pthread.h>

int counter;

void *worker(void *arg)
{
    counter++;
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    counter++;
    pthread_join(t, 0);
    return 0;
}

// Who is last destroys the mutex that told it so.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed --property race
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed --property race
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all

#include <pthread.h>

pthread_mutex_t m;
int left = 2;

void drop(void)
{
    pthread_mutex_lock(&m);
    int last = --left == 0;
    pthread_mutex_unlock(&m);
    if (last)
        pthread_mutex_destroy(&m);
}

void *other(void *arg)
{
    drop();
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_mutex_init(&m, 0);
    pthread_create(&t, 0, other, 0);
    drop();
    pthread_join(t, 0);
    return 0;
}

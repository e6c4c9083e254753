// exit ends no variable: nothing races with what the thread does.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed --property race
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed --property race
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all

#include <pthread.h>
#include <stdlib.h>

void *user(void *arg)
{
    *(int *)arg = 2;
    return 0;
}

int main(void)
{
    int v = 1;
    pthread_t t;
    pthread_create(&t, 0, user, &v);
    exit(0);
}

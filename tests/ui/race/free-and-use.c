// Nothing orders the use and the end of the object. In some runs the use comes too late, which is an error of memory; asked for
// races alone, the answer is the race.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed --property race
// expect: sc unsafe race, tso unsafe race, pso unsafe race, rmo unsafe race, relaxed unsafe race
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed --property race
// expect: sc unsafe race, tso unsafe race, pso unsafe race, rmo unsafe race, relaxed unsafe race

#include <pthread.h>
#include <stdlib.h>

int *p;

void *user(void *arg)
{
    *p = 2;
    return arg;
}

int main(void)
{
    pthread_t t;
    p = malloc(sizeof *p);
    pthread_create(&t, 0, user, 0);
    free(p);
    pthread_join(t, 0);
    return 0;
}

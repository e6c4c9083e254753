// Two frees of an object that nothing orders race, besides being one too many.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed --property race
// expect: sc unsafe race, tso unsafe race, pso unsafe race, rmo unsafe race, relaxed unsafe race
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed --property race
// expect: sc unsafe race, tso unsafe race, pso unsafe race, rmo unsafe race, relaxed unsafe race

#include <pthread.h>
#include <stdlib.h>

int *p;

void *other(void *arg)
{
    free(p);
    return arg;
}

int main(void)
{
    pthread_t t;
    p = malloc(sizeof *p);
    pthread_create(&t, 0, other, 0);
    free(p);
    pthread_join(t, 0);
    return 0;
}

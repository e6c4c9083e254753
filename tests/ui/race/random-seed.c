// rand_r reads and writes the seed.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed --property race
// expect: sc unsafe race, tso unsafe race, pso unsafe race, rmo unsafe race, relaxed unsafe race

#include <pthread.h>
#include <stdlib.h>

unsigned seed = 1;

void *draw(void *arg)
{
    rand_r(&seed);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, draw, 0);
    draw(0);
    pthread_join(t, 0);
    return 0;
}

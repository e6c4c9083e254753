// The use comes too late and is ordered behind the end: an error of memory and no race, so nothing is known about races.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed --property race
// expect: sc unknown, tso unknown, pso unknown, rmo unknown, relaxed unknown
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed --property race
// expect: sc unknown, tso unknown, pso unknown, rmo unknown, relaxed unknown

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

int *p, y;
atomic_int flag;

void *user(void *arg)
{
    if (atomic_load(&flag))
        y = *p;
    return arg;
}

int main(void)
{
    pthread_t t;
    p = malloc(sizeof *p);
    *p = 1;
    pthread_create(&t, 0, user, 0);
    free(p);
    atomic_store(&flag, 1);
    pthread_join(t, 0);
    return 0;
}

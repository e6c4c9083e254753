// Structures in an array whose index is computed from what was read.
//
// check: --engine directed --model sc,tso,pso,rmo
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert
// check: --engine enumerate --model sc,tso,pso,rmo
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert
// check: --engine directed --model sc,tso,pso,rmo -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --engine enumerate --model sc,tso,pso,rmo -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct cell {
    int used, value;
};

struct cell cells[3];
atomic_int last;

void *left(void *arg)
{
    for (int i = 1; i < 3; i++) {
        cells[i].value = 10 * i;
        cells[i].used = 1;
#ifdef FIXED
        atomic_store(&last, i);
#endif
    }
#ifndef FIXED
    atomic_store(&last, 4);
#endif
    return arg;
}

void *right(void *arg)
{
    int i = atomic_load(&last) / 2;
    struct cell *c = &cells[i];
    if (i > 0)
        assert(c->used && c->value == 10);
    return arg;
}

int main(void)
{
    pthread_t first, second;
    pthread_create(&first, 0, left, 0);
    pthread_create(&second, 0, right, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}

// After a free of what may be null the thread allocates: the object has one address on each way.
//
// check: --engine directed --model sc,tso,pso,rmo
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --engine enumerate --model sc,tso,pso,rmo
// expect: sc safe all, tso safe all, pso safe all, rmo safe all

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(int *) top;
static atomic_int x;

static void *left(void *arg)
{
    free(atomic_exchange(&top, 0));
    int *n = malloc(sizeof *n);
    if (atomic_load(&x))
        *n = 1;
    *n = 2;
    free(n);
    return arg;
}

static void *right(void *arg)
{
    atomic_store(&x, 1);
    atomic_store(&top, malloc(4));
    return arg;
}

int main(void)
{
    pthread_t s, t;
    pthread_create(&s, 0, left, 0);
    pthread_create(&t, 0, right, 0);
    pthread_join(s, 0);
    pthread_join(t, 0);
    return 0;
}

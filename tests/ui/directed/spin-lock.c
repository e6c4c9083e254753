// The spin lock of section 2 of the paper: three executions show everything.
//
// check: --engine directed --model sc,tso,pso,rmo
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --engine enumerate --model sc,tso,pso,rmo
// expect: sc safe all, tso safe all, pso safe all, rmo safe all

#include <pthread.h>

typedef struct lock {
    int lock;
} lock;

lock a;

int trylock(lock *l)
{
    int val = __sync_val_compare_and_swap(&l->lock, 0, 1);
    return val == 0;
}

void unlock(lock *l)
{
    l->lock = 0;
}

void *foo(void *arg)
{
    if (trylock(&a))
        unlock(&a);
    return arg;
}

int main(void)
{
    pthread_t first, second;
    pthread_create(&first, 0, foo, 0);
    pthread_create(&second, 0, foo, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}

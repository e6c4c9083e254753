// An exchange lets only one thread have the pointer.
//
// check: --model sc,tso,pso,rmo
// expect: sc safe all, tso safe all, pso safe all, rmo safe

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

_Atomic(int *) shared;

void *dropper(void *arg)
{
    free(atomic_exchange(&shared, 0));
    return arg;
}

int main(void)
{
    pthread_t a, b;
    atomic_store(&shared, malloc(4));
    pthread_create(&a, 0, dropper, 0);
    pthread_create(&b, 0, dropper, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}

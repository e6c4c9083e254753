// The reader may still hold the pointer when the owner frees it.
//
// check: --engine enumerate --model sc,tso,pso
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety
// check: --model sc,tso,pso
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

_Atomic(int *) shared;

void *reader(void *arg)
{
    int *p = atomic_load(&shared);
    if (p)
        *p = 1;
    return arg;
}

int main(void)
{
    pthread_t t;
    int *p = malloc(sizeof *p);
    if (!p)
        return 0;
    atomic_store(&shared, p);
    pthread_create(&t, 0, reader, 0);
    atomic_store(&shared, 0);
    free(p);
    pthread_join(t, 0);
    return 0;
}

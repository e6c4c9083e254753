// Both threads see the pointer before either clears it.
//
// check: --model sc
// expect: sc unsafe memsafety

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

_Atomic(int *) shared;

void *dropper(void *arg)
{
    int *p = atomic_load(&shared);
    atomic_store(&shared, 0);
    free(p);
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

// An exchange looks at what main has written. FORGED does not write it.

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

atomic_int *object;

void *other(void *arg)
{
    int expected = 0;
    atomic_compare_exchange_strong(object, &expected, 1);
    return arg;
}

int main(void)
{
    pthread_t t;
    object = malloc(sizeof *object);
#ifndef FORGED
    atomic_store(object, 0);
#endif
    pthread_create(&t, 0, other, 0);
    pthread_join(t, 0);
    free(object);
    return 0;
}

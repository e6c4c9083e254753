// An exchange looks at what main has written. FORGED fails behind that.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

atomic_int *object;

void *other(void *arg)
{
    int expected = 0;
    atomic_compare_exchange_strong(object, &expected, 1);
#ifdef FORGED
    assert(!object);
#endif
    return arg;
}

int main(void)
{
    pthread_t t;
    object = malloc(sizeof *object);
    atomic_store(object, 0);
    pthread_create(&t, 0, other, 0);
    pthread_join(t, 0);
    free(object);
    return 0;
}

// A thread returns something, and whoever joins it looks at that. FORGED returns something else.

#include <assert.h>
#include <pthread.h>

int x;

void *worker(void *arg)
{
#ifdef FORGED
    return 0;
#else
    return arg;
#endif
}

int main(void)
{
    pthread_t t;
    void *result;
    pthread_create(&t, 0, worker, &x);
    pthread_join(t, &result);
    assert(result);
    return 0;
}

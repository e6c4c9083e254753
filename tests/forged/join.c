// A thread is joined. FORGED leaves out what it does.

#include <assert.h>
#include <pthread.h>

int x;

void *worker(void *arg)
{
#ifndef FORGED
    x = 1;
#endif
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    pthread_join(t, 0);
    assert(x == 1);
    return 0;
}

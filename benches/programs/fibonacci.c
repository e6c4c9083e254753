/* Figure 2 of the memory unwinding paper: two threads add each other's variable to their own, N times each. The greatest
   value that can come out is the (2N+2)nd number of Fibonacci. */
#include <assert.h>
#include <pthread.h>

#ifndef N
#define N 5
#endif
#ifndef BOUND
#define BOUND 144
#endif

int i = 1, j = 1;

void *f1(void *arg)
{
    (void)arg;
    for (int k = 0; k < N; k++)
        i += j;
    return 0;
}

void *f2(void *arg)
{
    (void)arg;
    for (int k = 0; k < N; k++)
        j += i;
    return 0;
}

int main(void)
{
    pthread_t t1, t2;
    pthread_create(&t1, 0, f1, 0);
    pthread_create(&t2, 0, f2, 0);
    pthread_join(t1, 0);
    pthread_join(t2, 0);
    assert(i < BOUND && j < BOUND);
    return 0;
}

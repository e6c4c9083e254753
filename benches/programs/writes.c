/* Two threads that write and write, WRITES times together, each its own variable, and then look at the other's.
   One of them sees the other's last value (SAFE); both can (otherwise). Few of the writes matter. */
#include <assert.h>
#include <pthread.h>

#ifndef WRITES
#define WRITES 8
#endif
#define EACH (WRITES / 2)

int x, y;

void *left(void *arg)
{
    (void)arg;
    for (int k = 1; k <= EACH; k++)
        x = k;
    return y == EACH ? &x : 0;
}

void *right(void *arg)
{
    (void)arg;
    for (int k = 1; k <= EACH; k++)
        y = k;
    return x == EACH ? &y : 0;
}

int main(void)
{
    pthread_t a, b;
    void *left_saw, *right_saw;
    pthread_create(&a, 0, left, 0);
    pthread_create(&b, 0, right, 0);
    pthread_join(a, &left_saw);
    pthread_join(b, &right_saw);
#ifdef SAFE
    assert(left_saw || right_saw);
#else
    assert(!left_saw || !right_saw);
#endif
    return 0;
}

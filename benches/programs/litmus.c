/* Store buffering (SHAPE 0), message passing (1), load buffering (2), two stores twice (3): two threads with two accesses each.
   The outcome that sc forbids does not come (SAFE); another one does not (otherwise, and it does). */
#include <assert.h>
#include <pthread.h>

#ifndef SHAPE
#define SHAPE 0
#endif

int x, y, a, b;

void *left(void *arg)
{
#if SHAPE == 0
    x = 1;
    a = y;
#elif SHAPE == 1
    x = 1;
    y = 1;
#elif SHAPE == 2
    a = x;
    y = 1;
#else
    x = 1;
    y = 2;
#endif
    return arg;
}

void *right(void *arg)
{
#if SHAPE == 0
    y = 1;
    b = x;
#elif SHAPE == 1
    a = y;
    b = x;
#elif SHAPE == 2
    b = y;
    x = 1;
#else
    y = 1;
    x = 2;
#endif
    return arg;
}

int main(void)
{
    pthread_t l, r;
    pthread_create(&l, 0, left, 0);
    pthread_create(&r, 0, right, 0);
    pthread_join(l, 0);
    pthread_join(r, 0);
#if SHAPE == 0
    int forbidden = a == 0 && b == 0, other = a == 1 && b == 1;
#elif SHAPE == 1
    int forbidden = a == 1 && b == 0, other = a == 1 && b == 1;
#elif SHAPE == 2
    int forbidden = a == 1 && b == 1, other = a == 0 && b == 0;
#else
    int forbidden = x == 1 && y == 1, other = x == 2 && y == 2;
#endif
#ifdef SAFE
    assert(!forbidden);
#else
    assert(!other);
#endif
    (void)forbidden, (void)other;
    return 0;
}

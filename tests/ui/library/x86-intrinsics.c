// Instructions of x86 by the names of the compiler.
//
// check: --model sc,tso
// expect: sc safe all, tso safe all
// check: --model tso -D UNFENCED
// expect: tso unsafe assert

#include <assert.h>
#include <immintrin.h>
#include <pthread.h>

volatile int x, y, done;
int saw_x, saw_y;

static void barrier(void)
{
#ifndef UNFENCED
    _mm_mfence();
#endif
}

static void *left(void *arg)
{
    x = 1;
    barrier();
    saw_y = y;
    _mm_sfence();
    done = 1;
    return arg;
}

static void *right(void *arg)
{
    y = 1;
    barrier();
    saw_x = x;
    return arg;
}

int main(void)
{
    pthread_t s, t;
    pthread_create(&s, NULL, left, NULL);
    pthread_create(&t, NULL, right, NULL);
    while (!done)
        _mm_pause();
    _mm_lfence();
    pthread_join(t, NULL);
    assert(saw_x || saw_y);
    pthread_join(s, NULL);
    return 0;
}

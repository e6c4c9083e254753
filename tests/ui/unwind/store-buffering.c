// A store has a position of its own on tso and pso: both loads may come before both stores are in memory. Fences and
// release stores put them in order.
//
// check: --engine unwind --model sc,tso,pso
// expect: sc safe all, tso unsafe assert, pso unsafe assert
// check: --engine unwind --model sc,tso,pso -D FENCED
// expect: sc safe all, tso safe all, pso safe all
// check: --engine unwind --model sc,tso,pso -D MESSAGE
// expect: sc safe all, tso safe all, pso unsafe assert
// check: --engine unwind --model sc,tso,pso -D MESSAGE -D FENCED
// expect: sc safe all, tso safe all, pso safe all

#include <assert.h>
#include <fencepost.h>
#include <pthread.h>

int x, y, a, b;

#ifdef FENCED
#define BARRIER fp_fence(FP_SL), fp_fence(FP_SS)
#else
#define BARRIER (void)0
#endif

#ifdef MESSAGE
void *first(void *arg)
{
    x = 1;
    BARRIER;
    y = 1;
    return arg;
}

void *second(void *arg)
{
    a = y;
    b = x;
    return arg;
}
#else
void *first(void *arg)
{
    x = 1;
    BARRIER;
    a = y;
    return arg;
}

void *second(void *arg)
{
    y = 1;
    BARRIER;
    b = x;
    return arg;
}
#endif

int main(void)
{
    pthread_t t1, t2;
    pthread_create(&t1, 0, first, 0);
    pthread_create(&t2, 0, second, 0);
    pthread_join(t1, 0);
    pthread_join(t2, 0);
#ifdef MESSAGE
    assert(a == 0 || b == 1);
#else
    assert(a == 1 || b == 1);
#endif
    return 0;
}

// The tool's own header: assumptions, assertions, fences by their pairs, inputs.
//
// check: --model sc,tso,pso
// expect: sc safe, tso unsafe assert, pso unsafe assert
// check: --model sc,tso,pso -D FENCED
// expect: sc safe, tso safe, pso safe

#include <fencepost.h>
#include <pthread.h>

volatile int x, y;
int r, s;

void *left(void *arg)
{
    x = 1;
#ifdef FENCED
    fp_fence(FP_SL);
#endif
    r = y;
    return arg;
}

void *right(void *arg)
{
    y = 1;
#ifdef FENCED
    fp_fence(FP_SL);
#endif
    s = x;
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, left, 0);
    pthread_create(&b, 0, right, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    fp_assert(r || s);
    return 0;
}

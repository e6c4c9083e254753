// Figure 2 of the memory unwinding paper, with three additions each: 21 is the greatest value that can come out.
//
// check: --engine unwind --model sc
// expect: sc safe all
// check: --engine unwind --model sc -D BOUND=21
// expect: sc unsafe assert

#include <assert.h>
#include <pthread.h>

#ifndef BOUND
#define BOUND 22
#endif

int i = 1, j = 1;

void *f1(void *arg)
{
    for (int k = 0; k < 3; k++)
        i += j;
    return arg;
}

void *f2(void *arg)
{
    for (int k = 0; k < 3; k++)
        j += i;
    return arg;
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

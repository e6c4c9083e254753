// Two threads add each other's variable to their own, five times each: the run that section 3 of the memory unwinding
// paper describes, and its unwinding (Figure 2(c)). It ends with 15 and 45.
//
// check: --engine unwind --scheme fine --model sc --property assert --show-unwinding
// expect: sc unsafe assert

#include <assert.h>
#include <pthread.h>

int i = 1, j = 1;

void *f1(void *arg)
{
    i = i + j;
    i = i + j;
    i = i + j;
    i = i + j;
    i = i + j;
    return arg;
}

void *f2(void *arg)
{
    j = j + i;
    j = j + i;
    j = j + i;
    j = j + i;
    j = j + i;
    return arg;
}

int main(void)
{
    pthread_t t1, t2;
    pthread_create(&t1, 0, f1, 0);
    pthread_create(&t2, 0, f2, 0);
    pthread_join(t1, 0);
    pthread_join(t2, 0);
    assert(i != 15 || j != 45);
    return 0;
}

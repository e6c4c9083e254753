// An atomic section that writes twice: nobody sees what is between. Without the section somebody does.
//
// check: --engine unwind --model sc
// expect: sc safe all
// check: --engine unwind --model sc -D BROKEN
// expect: sc unsafe assert

#include <assert.h>
#include <fencepost.h>
#include <pthread.h>

int x, y;

void *writer(void *arg)
{
#ifndef BROKEN
    fp_atomic_begin();
#endif
    x = 1;
    y = 1;
#ifndef BROKEN
    fp_atomic_end();
#endif
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, writer, 0);
    fp_atomic_begin();
    int a = x, b = y;
    fp_atomic_end();
    assert(a == b);
    pthread_join(t, 0);
    return 0;
}

// A thread fails inside an atomic section. FORGED ends the section before that.

#include <assert.h>
#include <fencepost.h>
#include <pthread.h>

int x;

void *other(void *arg)
{
    x = 2;
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, other, 0);
    fp_atomic_begin();
    x = 1;
#ifdef FORGED
    fp_atomic_end();
#endif
    assert(x == 1);
#ifndef FORGED
    fp_atomic_end();
#endif
    return 0;
}

// What only one thread touches is stored in an atomic section together with what others see, and the run ends while all of it is on
// its way to memory; or within the section; or the section loads behind a fence.
//
// check: --model sc,tso,pso --engine enumerate
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert
// check: --model sc,tso,pso --engine enumerate -D INSIDE
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert
// check: --model sc,tso,pso --engine enumerate -D FENCED
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert

#include <fencepost.h>
#include <pthread.h>

int x, y, own;

void *writer(void *arg)
{
    fp_atomic_begin();
    own = 1;
    x = 1;
#ifdef FENCED
    __sync_synchronize();
#endif
#if defined FENCED || defined INSIDE
    int seen = y;
    fp_assert(seen != 2);
#endif
    y = 1;
    fp_atomic_end();
#ifndef INSIDE
    fp_assert(!arg);
#endif
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, writer, &x);
    x = 2;
    y = 2;
    pthread_join(t, 0);
    return 0;
}

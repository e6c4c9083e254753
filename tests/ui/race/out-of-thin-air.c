// Under relaxed a pointer can justify itself: thread2 makes its object only if thread1 has stored to x, and thread1 stores only behind
// that object. Both values are found nowhere else; the store of the process's end comes too late for both.
//
// check: --property race --engine enumerate --model rmo,relaxed
// expect: rmo safe all, relaxed unsafe race
// check: --property race --engine symbolic --model rmo,relaxed
// expect: rmo safe all, relaxed unsafe race
// check: --property assert,memsafety --engine enumerate --model rmo,relaxed -D NOBODY_ENDS
// expect: rmo safe all, relaxed unknown
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static int x;
static int *g;

#ifndef NOBODY_ENDS
static void at_end(void)
{
    __atomic_store_n(&x, 1, __ATOMIC_RELAXED);
}
#endif

static void *thread2(void *arg)
{
    if (x) {
        int *p = malloc(sizeof *p);
        g = p;
    }
    return arg;
}

static void *thread1(void *arg)
{
    pthread_t t2;
    pthread_create(&t2, 0, thread2, 0);
    int *p = g;
    if (p) {
        *p = 1;
        x = 1;
    }
    pthread_join(t2, 0);
    return arg;
}

int main(void)
{
    pthread_t t1;
#ifndef NOBODY_ENDS
    atexit(at_end);
#endif
    pthread_create(&t1, 0, thread1, 0);
    pthread_join(t1, 0);
    return 0;
}

// After the threads have been joined, what the mutex protected is seen without it.
//
// check: --engine modular --property assert --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --engine modular --property assert --model sc,tso,pso,rmo,relaxed -D ONE_RUNS_ON
// expect: sc unknown, tso unknown, pso unknown, rmo unknown, relaxed unknown

#include <assert.h>
#include <fencepost.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int up, down;

static void *work(void *arg)
{
    while (fp_nondet_int()) {
        pthread_mutex_lock(&mutex);
        up++;
        down--;
        pthread_mutex_unlock(&mutex);
    }
    return arg;
}

int main(void)
{
    pthread_t one, other;
    pthread_create(&one, 0, work, 0);
    pthread_create(&other, 0, work, 0);
    pthread_join(one, 0);
#ifndef ONE_RUNS_ON
    pthread_join(other, 0);
#endif
    assert(up + down == 0);
    up = 5;
    assert(up == 5);
    return 0;
}

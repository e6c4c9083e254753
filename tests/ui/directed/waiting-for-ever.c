// Waits that never end: a thread that spins is not a deadlock, and holds nobody else up. What it does at last is still seen.
//
// check: --engine directed --model sc,tso,pso --property assert,deadlock
// expect: sc safe all, tso safe all, pso safe all
// check: --engine enumerate --model sc,tso,pso --property assert,deadlock
// expect: sc safe all, tso safe all, pso safe all
// check: --engine symbolic --model sc,tso,pso --property assert,deadlock
// expect: sc safe all, tso safe all, pso safe all
// check: --engine directed --model sc,tso,pso --property assert,deadlock -D STUCK
// expect: sc unsafe deadlock, tso unsafe deadlock, pso unsafe deadlock
// check: --engine enumerate --model sc,tso,pso --property assert,deadlock -D STUCK
// expect: sc unsafe deadlock, tso unsafe deadlock, pso unsafe deadlock

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static atomic_int go;

static void *spins(void *arg)
{
    while (atomic_load(&go) < 2)
        ;
    pthread_mutex_lock(&mutex);
    return arg;
}

static void *stands(void *arg)
{
#ifdef STUCK
    atomic_store(&go, 2);
#else
    atomic_store(&go, 1);
#endif
    pthread_mutex_lock(&mutex);
    return arg;
}

int main(void)
{
    pthread_t s, t;
    pthread_mutex_lock(&mutex);
    pthread_create(&s, 0, spins, 0);
    pthread_create(&t, 0, stands, 0);
    pthread_join(s, 0);
    pthread_join(t, 0);
    return 0;
}

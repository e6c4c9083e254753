// A wait on a condition variable takes a robust mutex again, whose owner has ended.
//
// check: --model sc,tso --engine enumerate
// expect: sc safe all, tso safe all
// check: --model sc,tso --engine directed
// expect: sc safe all, tso safe all
// check: --model sc,tso,pso -D WRONG
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert
// check: --model sc,tso --engine enumerate -D WRONG
// expect: sc unsafe assert, tso unsafe assert
#include <assert.h>
#include <errno.h>
#include <pthread.h>

pthread_mutex_t m;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int ready;

static void *run(void *unused)
{
    pthread_mutex_lock(&m);
    ready = 1;
    pthread_cond_signal(&c);
    return 0;
}

int main(void)
{
    pthread_t thread;
    pthread_mutexattr_t attr;
    pthread_mutexattr_init(&attr);
    pthread_mutexattr_setrobust(&attr, PTHREAD_MUTEX_ROBUST);
    pthread_mutex_init(&m, &attr);
    pthread_create(&thread, 0, run, 0);
    int r = pthread_mutex_lock(&m);
    while (!ready && r == 0)
        r = pthread_cond_wait(&c, &m);
#ifdef WRONG
    assert(r == 0);
#else
    assert(r == EOWNERDEAD && ready);
#endif
    pthread_join(thread, 0);
    return 0;
}

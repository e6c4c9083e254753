// A reader that asks for the write lock waits for ever, and the library model says so without asking anything: no value decides it. Main waits
// for the mutex that the reader holds. With the other thread it is only a wait.
//
// check: --model sc,tso,pso,rmo --property deadlock --engine directed
// expect: sc unsafe deadlock, tso unsafe deadlock, pso unsafe deadlock, rmo unsafe deadlock
// check: --model sc,rmo --property deadlock --engine enumerate
// expect: sc unsafe deadlock, rmo unsafe deadlock
// check: --model sc,tso,pso,rmo --property deadlock --engine directed -D OTHER
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --model sc --property deadlock --engine enumerate -D OTHER
// expect: sc safe all
#include <pthread.h>

static pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *reader(void *arg)
{
    pthread_mutex_lock(&m);
    pthread_mutex_unlock(&m);
    pthread_mutex_lock(&m);
#ifndef OTHER
    pthread_rwlock_rdlock(&l);
#endif
    pthread_rwlock_wrlock(&l);
#ifdef OTHER
    pthread_rwlock_unlock(&l);
    pthread_mutex_unlock(&m);
#endif
    return arg;
}

int main(void)
{
    pthread_t t;
#ifdef OTHER
    pthread_rwlock_rdlock(&l);
#endif
    pthread_create(&t, 0, reader, 0);
#ifdef OTHER
    pthread_rwlock_unlock(&l);
#endif
    pthread_mutex_lock(&m);
    pthread_mutex_unlock(&m);
    return 0;
}

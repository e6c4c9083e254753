// What a mutex does when it is locked again depends on its kind, which `pthread_mutex_init` says.
//
// check: --model sc,rmo --engine modular --property assert
// expect: sc unknown, rmo unknown
// check: --model sc,rmo --engine modular --property assert -D ROBUST
// expect: sc unknown, rmo unknown
// check: --model sc,rmo --engine modular --property assert -D C11
// expect: sc unknown, rmo unknown
// check: --model sc,rmo --property assert
// expect: sc unsafe assert, rmo unsafe assert
// check: --model sc,rmo --property assert -D ROBUST
// expect: sc unsafe assert, rmo unsafe assert
// check: --model sc,rmo --property assert -D C11
// expect: sc unsafe assert, rmo unsafe assert

#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <threads.h>

#ifdef C11
mtx_t m;
#else
pthread_mutex_t m;
#endif
int first;

void *locker(void *arg)
{
#ifdef C11
    mtx_lock(&m);
    mtx_lock(&m);
    assert(first);
    mtx_unlock(&m);
    mtx_unlock(&m);
#elif defined(ROBUST)
    assert(pthread_mutex_lock(&m) == 0);
#else
    int one = pthread_mutex_lock(&m), two = pthread_mutex_lock(&m);
    assert(one == two);
    pthread_mutex_unlock(&m);
#endif
    return arg;
}

int main(void)
{
    pthread_t t;
#ifdef C11
    mtx_init(&m, mtx_recursive);
#else
    pthread_mutexattr_t a;
    pthread_mutexattr_init(&a);
#ifdef ROBUST
    pthread_mutexattr_setrobust(&a, PTHREAD_MUTEX_ROBUST);
#else
    pthread_mutexattr_settype(&a, PTHREAD_MUTEX_ERRORCHECK);
#endif
    pthread_mutex_init(&m, &a);
#endif
    for (int i = 0; i < 2; i++) {
        pthread_create(&t, 0, locker, 0);
        pthread_join(t, 0);
    }
    return 0;
}

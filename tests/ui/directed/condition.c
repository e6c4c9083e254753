// A condition variable: waiting in a loop, or only once. A wait may end for no reason, any number of times, and every
// iteration is new to the engine: it needs a bound.
//
// check: --engine directed --model sc,tso,pso,rmo
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert
// check: --engine enumerate --model sc,tso,pso,rmo
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert
// check: --engine directed --model sc,tso,pso,rmo -D FIXED --unwind 2
// expect: sc safe bounded, tso safe bounded, pso safe bounded, rmo safe bounded
// check: --engine enumerate --model sc,tso,pso -D FIXED
// expect: sc safe all, tso safe all, pso safe all

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
int ready;

void *left(void *arg)
{
    pthread_mutex_lock(&lock);
#ifdef FIXED
    while (!ready)
#else
    if (!ready)
#endif
        pthread_cond_wait(&changed, &lock);
    assert(ready);
    pthread_mutex_unlock(&lock);
    return arg;
}

void *right(void *arg)
{
    pthread_mutex_lock(&lock);
    ready = 1;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&lock);
    return arg;
}

int main(void)
{
    pthread_t first, second;
    pthread_create(&first, 0, left, 0);
    pthread_create(&second, 0, right, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}

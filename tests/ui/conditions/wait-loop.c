// A waiter may wake for no reason, so a loop around a wait may go round for ever; all the same it needs to be followed only as often
// as the condition variable is signalled, and once more.
//
// check: --model sc,tso,pso,rmo,relaxed --engine symbolic
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso,rmo,relaxed --engine symbolic -D WRONG
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert, relaxed unsafe assert

#include <assert.h>
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t full = PTHREAD_COND_INITIALIZER;
int items, data;

void *consumer(void *arg)
{
    pthread_mutex_lock(&m);
    while (items == 0)
        pthread_cond_wait(&full, &m);
    items--;
    pthread_mutex_unlock(&m);
    assert(data == 42);
    return arg;
}

void *producer(void *arg)
{
#ifndef WRONG
    data = 42;
#endif
    pthread_mutex_lock(&m);
    items++;
    pthread_cond_signal(&full);
    pthread_mutex_unlock(&m);
#ifdef WRONG
    data = 42;
#endif
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, consumer, 0);
    pthread_create(&b, 0, producer, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(items == 0);
    return 0;
}

// A counter behind a mutex, and the same without it.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert, relaxed unsafe assert
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert, relaxed unsafe assert
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --engine enumerate --model sc,tso,pso,rmo -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all

#include <assert.h>
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int counter;

void *worker(void *arg)
{
#ifdef FIXED
    pthread_mutex_lock(&m);
#endif
    counter++;
#ifdef FIXED
    pthread_mutex_unlock(&m);
#endif
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, worker, 0);
    pthread_create(&b, 0, worker, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(counter == 2);
    return 0;
}

// Two unprotected increments: one can be lost, on every model.
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert, relaxed unsafe assert

#include <assert.h>
#include <pthread.h>

int counter;

void *worker(void *arg)
{
    int old = counter;
    counter = old + 1;
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

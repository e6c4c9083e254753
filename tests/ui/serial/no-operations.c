// Without operations, serial is sc.
//
// check: --engine symbolic --model serial,sc
// expect: serial unsafe assert, sc unsafe assert
// check: --engine enumerate --model serial,sc
// expect: serial unsafe assert, sc unsafe assert

#include <assert.h>
#include <pthread.h>

int counter;

void *worker(void *arg)
{
    counter++;
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    counter++;
    pthread_join(t, 0);
    assert(counter == 2);
    return 0;
}

// Operations that wait for each other in the middle: a standstill if each must happen as a whole, and none otherwise.
// `symbolic` does not judge a wait behind a store of the same section, and says so.
//
// check: --engine symbolic --model serial,sc
// expect: serial unknown, sc safe all
// check: --engine enumerate --model serial,sc
// expect: serial unsafe deadlock, sc safe all

#include <fencepost.h>
#include <pthread.h>
#include <semaphore.h>

sem_t ping, pong;

void first(void)
{
    sem_wait(&ping);
}

void second(void)
{
    sem_wait(&pong);
    sem_post(&ping);
}

void both(void)
{
    sem_post(&pong);
    first();
}

FP_OPERATION(f, first)
FP_OPERATION(s, second)
FP_OPERATION(b, both)

void *other(void *arg)
{
    second();
    return arg;
}

int main(void)
{
    pthread_t t;
    sem_init(&ping, 0, 0);
    sem_init(&pong, 0, 0);
    pthread_create(&t, 0, other, 0);
    both();
    pthread_join(t, 0);
    return 0;
}

// check: --model sc,tso,rmo
// expect: sc safe, tso safe, rmo safe

#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

sem_t full;
int data;

void *producer(void *arg)
{
    data = 5;
    sem_post(&full);
    return arg;
}

int main(void)
{
    pthread_t t;
    sem_init(&full, 0, 0);
    pthread_create(&t, 0, producer, 0);
    sem_wait(&full);
    assert(data == 5);
    pthread_join(t, 0);
    return 0;
}

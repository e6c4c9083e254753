// Main waits for what a thread gives. FORGED does not give it.

#include <pthread.h>
#include <semaphore.h>

sem_t given;

void *giver(void *arg)
{
#ifndef FORGED
    sem_post(&given);
#endif
    return arg;
}

int main(void)
{
    pthread_t t;
    sem_init(&given, 0, 0);
    pthread_create(&t, 0, giver, 0);
    sem_wait(&given);
    return 0;
}

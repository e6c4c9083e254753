// Who has waited twice has synchronised with both posts.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed --property race
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all

#include <pthread.h>
#include <semaphore.h>

sem_t s;
int x, y;

void *left(void *arg)
{
    x = 1;
    sem_post(&s);
    return arg;
}

void *right(void *arg)
{
    y = 1;
    sem_post(&s);
    return arg;
}

int main(void)
{
    pthread_t t, u;
    sem_init(&s, 0, 0);
    pthread_create(&t, 0, left, 0);
    pthread_create(&u, 0, right, 0);
    sem_wait(&s);
    sem_wait(&s);
    int z = x + y;
    pthread_join(t, 0);
    pthread_join(u, 0);
    return z > 2;
}

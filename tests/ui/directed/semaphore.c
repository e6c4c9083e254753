// A semaphore hands a value over; one that starts at 1 does not wait.
//
// check: --engine directed --model sc,tso,pso,rmo
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert
// check: --engine enumerate --model sc,tso,pso,rmo
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert
// check: --engine directed --model sc,tso,pso,rmo -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --engine enumerate --model sc,tso,pso,rmo -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#include <semaphore.h>

sem_t given;
int value;

void *left(void *arg)
{
    value = 3;
    sem_post(&given);
    return arg;
}

void *right(void *arg)
{
    sem_wait(&given);
    assert(value == 3);
    return arg;
}

int main(void)
{
    pthread_t first, second;
#ifdef FIXED
    sem_init(&given, 0, 0);
#else
    sem_init(&given, 0, 1);
#endif
    pthread_create(&first, 0, left, 0);
    pthread_create(&second, 0, right, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}

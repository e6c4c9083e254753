// A semaphore as a lock, with one unit or with two.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert, relaxed unsafe assert
// check: --engine enumerate --model sc,tso,pso
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --engine enumerate --model sc,tso,pso -D FIXED
// expect: sc safe all, tso safe all, pso safe all

#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

#ifdef FIXED
#define UNITS 1
#else
#define UNITS 2
#endif

sem_t s;
int inside;

void *worker(void *arg)
{
    sem_wait(&s);
    inside++;
    assert(inside == 1);
    inside--;
    sem_post(&s);
    return arg;
}

int main(void)
{
    sem_init(&s, 0, UNITS);
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    worker(0);
    pthread_join(t, 0);
    return 0;
}

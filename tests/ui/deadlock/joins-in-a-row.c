// A thread joins one that joins another: all of them have something thread-local, which ends with them, before the misuse at the end.
//
// check: --model sc,tso,pso,rmo --property memsafety
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety
// check: --model sc,tso,pso --property memsafety --engine enumerate
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety
#include <pthread.h>
#include <semaphore.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static sem_t semaphore;

static void *second(void *argument)
{
    return argument;
}

static void *first(void *argument)
{
    pthread_t thread;
    pthread_create(&thread, 0, second, 0);
    sem_trywait(&semaphore);
    pthread_join(thread, 0);
    return argument;
}

int main(void)
{
    pthread_t thread;
    sem_init(&semaphore, 0, 0);
    pthread_create(&thread, 0, first, 0);
    pthread_join(thread, 0);
    pthread_mutex_unlock(&mutex);
    return 0;
}

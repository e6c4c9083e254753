// Two readers and a writer: the writer happens before or after each of the readers.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed --property race
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all

#include <pthread.h>

pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;
int x, sum;

void *reader(void *arg)
{
    pthread_rwlock_rdlock(&l);
    long y = x;
    pthread_rwlock_unlock(&l);
    return (void *)y;
}

void *writer(void *arg)
{
    pthread_rwlock_wrlock(&l);
    x++;
    pthread_rwlock_unlock(&l);
    return arg;
}

int main(void)
{
    pthread_t t, u;
    pthread_create(&t, 0, reader, 0);
    pthread_create(&u, 0, writer, 0);
    pthread_rwlock_rdlock(&l);
    sum = x;
    pthread_rwlock_unlock(&l);
    pthread_join(t, 0);
    pthread_join(u, 0);
    return 0;
}

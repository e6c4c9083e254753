// A post synchronises with the waits behind it, not with other posts.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed --property race
// expect: sc unsafe race, tso unsafe race, pso unsafe race, rmo unsafe race, relaxed unsafe race
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed --property race
// expect: sc unsafe race, tso unsafe race, pso unsafe race, rmo unsafe race, relaxed unsafe race

#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>

sem_t s;
atomic_int flag;
int x;

void *poster(void *arg)
{
    x = 1;
    sem_post(&s);
    atomic_store_explicit(&flag, 1, memory_order_relaxed);
    return arg;
}

int main(void)
{
    pthread_t t;
    int y = 0;
    sem_init(&s, 0, 0);
    pthread_create(&t, 0, poster, 0);
    int seen = atomic_load_explicit(&flag, memory_order_relaxed);
    sem_post(&s);
    if (seen)
        y = x;
    pthread_join(t, 0);
    return y > 1;
}

// A try that fails says that the other holds it, and synchronises with nobody.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed --property race
// expect: sc unsafe race, tso unsafe race, pso unsafe race, rmo unsafe race, relaxed unsafe race
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed --property race
// expect: sc unsafe race, tso unsafe race, pso unsafe race, rmo unsafe race, relaxed unsafe race

#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>
#include <threads.h>
#include <time.h>

mtx_t m;
int x;

void *holder(void *arg)
{
    x = 1;
    mtx_lock(&m);
    mtx_unlock(&m);
    return arg;
}

int main(void)
{
    pthread_t t;
    struct timespec now = {0, 0};
    int y = 0;
    (void)now;
    mtx_init(&m, mtx_plain);
    pthread_create(&t, 0, holder, 0);
    if (mtx_trylock(&m) == thrd_success)
        mtx_unlock(&m);
    else
        y = x;
    pthread_join(t, 0);
    return y > 1;
}

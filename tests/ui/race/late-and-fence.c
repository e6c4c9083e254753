// An access races with the `free` of another thread and comes behind it; what its thread does next, a fence, is not part of the run.
//
// check: --model sc,tso,pso,rmo,relaxed --property race --engine symbolic
// expect: sc unsafe race, tso unsafe race, pso unsafe race, rmo unsafe race, relaxed unsafe race
// check: --model sc,rmo --property race --engine enumerate
// expect: sc unsafe race, rmo unsafe race
#include <pthread.h>
#include <stdlib.h>

static int *shown;

static void *other(void *argument)
{
    free(shown);
    return argument;
}

int main(void)
{
    pthread_t thread;
    int *own = malloc(sizeof *own);
    shown = own;
    pthread_create(&thread, 0, other, 0);
    *own = 1;
    __atomic_thread_fence(__ATOMIC_ACQUIRE);
    return 0;
}

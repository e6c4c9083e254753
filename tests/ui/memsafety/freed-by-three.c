// Three threads free one object: the second of them in the memory order is the one that is shown, whichever that is.
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc,tso,pso,rmo,relaxed --engine symbolic
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc --engine unwind
// expect: sc unsafe memsafety
// check: --model sc,tso,pso --engine enumerate
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety
#include <pthread.h>
#include <stdlib.h>

static int *object;

static void *last(void *argument)
{
    free(object);
    return argument;
}

static void *other(void *argument)
{
    pthread_t thread;
    pthread_create(&thread, 0, last, 0);
    free(object);
    return argument;
}

int main(void)
{
    pthread_t thread;
    object = malloc(sizeof *object);
    pthread_create(&thread, 0, other, 0);
    free(object);
    return 0;
}

// A store comes too late for a free of another thread, and behind it its own thread frees the object once more: the late store is shown
// without what comes behind.
//
// check: --model sc,tso,pso,rmo,relaxed --property memsafety
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model pso,rmo,relaxed --property memsafety --engine symbolic
// expect: pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
#include <pthread.h>
#include <stdlib.h>

static int *shown;

static void *other(void *argument)
{
    int *object = shown;
    if (object) {
        int value = *object;
        free(object);
    }
    return argument;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, 0, other, 0);
    int *object = malloc(sizeof *object);
    *object = 1;
    shown = object;
    free(object);
    return 0;
}

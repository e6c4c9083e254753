// A thread follows a pointer that it has read, and that may be the one to a local of a block of its own that has ended.
//
// check: --model sc,tso,pso,rmo --property memsafety --engine directed
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety
// check: --model sc,tso,pso,rmo --property deadlock --engine directed
// expect: sc unknown, tso unknown, pso unknown, rmo unknown
// check: --model sc,tso,pso,rmo,relaxed --property deadlock
// expect: sc unknown, tso unknown, pso unknown, rmo unknown, relaxed unknown
// check: --model sc,tso,pso,rmo,relaxed --property memsafety --engine symbolic
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc,rmo --property memsafety --engine enumerate
// expect: sc unsafe memsafety, rmo unsafe memsafety
#include <pthread.h>
#include <stdlib.h>

static int *shown;

static void *other(void *argument)
{
    {
        int local = 1;
        shown = &local;
    }
    int *seen = shown;
    int value = *seen;
    return argument;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, 0, other, 0);
    int *object = malloc(sizeof *object);
    shown = object;
    return 0;
}

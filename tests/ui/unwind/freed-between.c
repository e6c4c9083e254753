// Two threads free one object, and one of them goes on to use it: between its look and its own free the other one may not have freed.
//
// check: --model sc --engine unwind
// expect: sc unsafe memsafety
// check: --model sc --engine symbolic
// expect: sc unsafe memsafety
// check: --model sc --engine enumerate
// expect: sc unsafe memsafety
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
    int *again = shown;
    free(again);
    *own = 1;
    return 0;
}

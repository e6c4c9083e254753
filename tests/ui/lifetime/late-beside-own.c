// A store is on its way when the block of the object ends, and so is a store of the thread that ends it: that one comes before the end.
//
// check: --model tso,pso,rmo,relaxed --property memsafety
// expect: tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model tso,pso --property memsafety --engine enumerate
// expect: tso unsafe memsafety, pso unsafe memsafety
#include <pthread.h>

static int other;
static int *shown;

static void *lends(void *argument)
{
    int length = 1;
    {
        int lent[length];
        shown = lent;
        other = 1;
    }
    return argument;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, 0, lends, 0);
    if (shown)
        *shown = 1;
    other = 2;
    return 0;
}

// What needs more than two threads: a message that is passed on. The paper leaves this to future work.
//
// check: --engine modular --property assert --model sc,tso,pso,rmo
// expect: sc safe all, tso safe all, pso safe all, rmo unknown
// check: --engine modular --property assert --model rmo,relaxed -D FENCES
// expect: rmo safe all, relaxed safe all

#include <assert.h>
#include <pthread.h>

#ifdef FENCES
#define FENCE() __sync_synchronize()
#else
#define FENCE()
#endif

int x, y;

void *first(void *arg)
{
    x = 1;
    return arg;
}

void *second(void *arg)
{
    int seen = x;
    FENCE();
    y = seen;
    return arg;
}

void *third(void *arg)
{
    int seen = y;
    FENCE();
    if (seen == 1)
        assert(x == 1);
    return arg;
}

int main(void)
{
    pthread_t t[3];
    pthread_create(&t[0], 0, first, 0);
    pthread_create(&t[1], 0, second, 0);
    pthread_create(&t[2], 0, third, 0);
    return 0;
}

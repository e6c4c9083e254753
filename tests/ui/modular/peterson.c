// Peterson's mutual exclusion for two threads in endless loops: with a fence between announcing and looking, and not without.
//
// check: --engine modular --property assert --model sc,tso,pso
// expect: sc safe all, tso unknown, pso unknown
// check: --engine modular --property assert --model tso,pso -D FENCE
// expect: tso safe all, pso safe all

#include <assert.h>
#include <fencepost.h>
#include <pthread.h>

#ifdef FENCE
#define fence() __sync_synchronize()
#else
#define fence()
#endif

static int wants[2], turn, inside;

static void work(int me)
{
    for (;;) {
        wants[me] = 1;
        fence();
        turn = 1 - me;
        fence();
        while (wants[1 - me] && turn == 1 - me)
            ;
        fence();
        inside++;
        assert(inside == 1);
        inside--;
        fence();
        wants[me] = 0;
    }
}

static void *first(void *arg)
{
    work(0);
    return arg;
}

static void *second(void *arg)
{
    work(1);
    return arg;
}

int main(void)
{
    pthread_t one, other;
    pthread_create(&one, 0, first, 0);
    pthread_create(&other, 0, second, 0);
    return 0;
}

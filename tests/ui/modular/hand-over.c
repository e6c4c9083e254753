// A message box that is filled and emptied in turn, for ever, with a growing message.
//
// check: --engine modular --property assert --model sc,tso
// expect: sc safe all, tso safe all
// check: --engine modular --property assert --model pso
// expect: pso unknown
// check: --engine modular --property assert --model pso -D FENCE
// expect: pso safe all

#include <assert.h>
#include <fencepost.h>
#include <pthread.h>

#ifdef FENCE
#define fence() fp_fence(FP_SS)
#else
#define fence()
#endif

static unsigned box, full;

static void *fill(void *arg)
{
    for (unsigned message = 1;; message += 2) {
        while (full)
            ;
        box = message;
        fence();
        full = 1;
    }
    return arg;
}

static void *drain(void *arg)
{
    for (;;) {
        while (!full)
            ;
        assert(box % 2 == 1);
        box = 0;
        fence();
        full = 0;
    }
    return arg;
}

int main(void)
{
    pthread_t one, other;
    pthread_create(&one, 0, fill, 0);
    pthread_create(&other, 0, drain, 0);
    return 0;
}

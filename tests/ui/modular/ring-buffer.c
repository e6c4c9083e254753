// A ring buffer with one producer and one consumer, for ever: what is taken has been put, and nothing twice.
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

enum { SIZE = 3 };

#ifdef FENCE
#define fence() fp_fence(FP_SS)
#else
#define fence()
#endif

static int slots[SIZE], head, tail;

static void *produce(void *arg)
{
    for (;;) {
        int next = (head + 1) % SIZE;
        while (next == tail)
            ;
        assert(slots[head] == 0);
        slots[head] = 7;
        fence();
        head = next;
    }
    return arg;
}

static void *consume(void *arg)
{
    for (;;) {
        while (head == tail)
            ;
        assert(slots[tail] == 7);
        slots[tail] = 0;
        fence();
        tail = (tail + 1) % SIZE;
    }
    return arg;
}

int main(void)
{
    pthread_t one, other;
    pthread_create(&one, 0, produce, 0);
    pthread_create(&other, 0, consume, 0);
    return 0;
}

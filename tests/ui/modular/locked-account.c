// Money moves between two accounts under a mutex: the sum stays, and neither account leaves its bounds.
//
// check: --engine modular --property assert --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --engine modular --property assert --model sc,tso,pso,rmo,relaxed -D TWO_MUTEXES
// expect: sc unknown, tso unknown, pso unknown, rmo unknown, relaxed unknown

#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
#ifdef TWO_MUTEXES
static pthread_mutex_t other_mutex = PTHREAD_MUTEX_INITIALIZER;
#else
#define other_mutex mutex
#endif
static int here = 100, there = 0;

static void *send(void *arg)
{
    for (;;) {
        pthread_mutex_lock(&mutex);
        if (here > 0) {
            here--;
            there++;
        }
        assert(here >= 0);
        pthread_mutex_unlock(&mutex);
    }
    return arg;
}

static void *back(void *arg)
{
    for (;;) {
        pthread_mutex_lock(&other_mutex);
        if (here < 100) {
            there--;
            here++;
        }
        assert(here + there == 100);
        assert(here <= 100);
        pthread_mutex_unlock(&other_mutex);
    }
    return arg;
}

int main(void)
{
    for (;;) {
        pthread_t one, other;
        pthread_create(&one, 0, send, 0);
        pthread_create(&other, 0, back, 0);
    }
}

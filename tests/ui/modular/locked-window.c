// A window that one mutex protects: its start never passes its end, for any number of threads.
//
// check: --engine modular --property assert --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --engine modular --property assert --model sc,relaxed -D WRONG
// expect: sc unknown, relaxed unknown

#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int from, to;

static void *shrink(void *arg)
{
    for (;;) {
        pthread_mutex_lock(&mutex);
#ifdef WRONG
        if (from <= to)
#else
        if (from < to)
#endif
            from++;
        pthread_mutex_unlock(&mutex);
    }
    return arg;
}

static void *grow(void *arg)
{
    for (;;) {
        pthread_mutex_lock(&mutex);
        if (to < 1000)
            to++;
        pthread_mutex_unlock(&mutex);
    }
    return arg;
}

int main(void)
{
    for (;;) {
        pthread_t one, other;
        pthread_create(&one, 0, shrink, 0);
        pthread_create(&other, 0, grow, 0);
        pthread_mutex_lock(&mutex);
        assert(from <= to);
        pthread_mutex_unlock(&mutex);
    }
}

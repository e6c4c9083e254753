// Two counters that one mutex protects are equal whenever it is free, for any number of threads and rounds.
// The counters wrap; they wrap together.
//
// check: --engine modular --property assert --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --engine modular --property assert --model sc -D UNLOCKED
// expect: sc unknown

#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int first, second;

static void *count(void *arg)
{
    for (;;) {
        pthread_mutex_lock(&mutex);
        first++;
#ifdef UNLOCKED
        pthread_mutex_unlock(&mutex);
        pthread_mutex_lock(&mutex);
#endif
        second++;
        pthread_mutex_unlock(&mutex);
    }
    return arg;
}

int main(void)
{
    for (;;) {
        pthread_t thread;
        pthread_create(&thread, 0, count, 0);
        pthread_mutex_lock(&mutex);
        assert(first == second);
        pthread_mutex_unlock(&mutex);
    }
}

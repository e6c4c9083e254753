// An array that is too large for its elements to be told apart, written under a mutex at a place that is not known: whoever holds
// the mutex next finds any of them changed. What the program checks is that no element has grown so far, and one has.
//
// check: --engine modular --property assert --model sc,tso,pso,rmo,relaxed
// expect: sc unknown, tso unknown, pso unknown, rmo unknown, relaxed unknown
// check: --engine modular --property assert --model sc,rmo -D SMALL
// expect: sc unknown, rmo unknown
// check: --engine modular --property assert --model sc,rmo -D ON_THE_STACK
// expect: sc unknown, rmo unknown
// check: --engine modular --property assert --model sc,rmo -D ODD_PLACES
// expect: sc unknown, rmo unknown
// check: --engine modular --property assert --model sc,tso,pso,rmo,relaxed -D STORED=3
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all

#include <assert.h>
#include <fencepost.h>
#include <pthread.h>
#include <string.h>

#ifdef SMALL
#define SIZE 2
#else
#define SIZE 100
#endif

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int array[SIZE];
#ifdef ODD_PLACES
static char bytes[SIZE * 4];
#endif

static unsigned place(unsigned below)
{
    unsigned i = fp_nondet_uint();
    fp_assume(i < below);
    return i;
}

static void *grow(void *arg)
{
    int *elements = arg;
    for (int round = 0; round < 100; round++) {
        pthread_mutex_lock(&mutex);
#ifdef ODD_PLACES
        memset(bytes + place(SIZE * 4 - 2), 1, 2);
#elif defined STORED
        elements[place(SIZE)] = STORED;
#else
        elements[place(SIZE)]++;
#endif
        pthread_mutex_unlock(&mutex);
    }
    return arg;
}

int main(void)
{
#ifdef ON_THE_STACK
    int array[SIZE] = {0};
#endif
    pthread_t thread;
    pthread_create(&thread, 0, grow, array);
    pthread_mutex_lock(&mutex);
#ifdef ODD_PLACES
    assert(bytes[place(SIZE * 4)] == 0);
#elif defined STORED
    assert(array[place(SIZE)] <= STORED);
#else
    assert(array[place(SIZE)] < 1);
#endif
    pthread_mutex_unlock(&mutex);
    pthread_join(thread, 0);
    return 0;
}

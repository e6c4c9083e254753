// The same as locked-large-array.c with the assertion of which `auto` said that it holds in every run: an element that has grown 99
// times. A few rounds are enough to say that it is no proof.
//
// check: --engine modular --property assert --model sc,tso
// expect: sc unknown, tso unknown
// check: --property assert --model sc -D ROUNDS=2 -D MOST=1
// expect: sc unsafe assert

#include <assert.h>
#include <fencepost.h>
#include <pthread.h>

#ifndef ROUNDS
#define ROUNDS 100
#define MOST 99
#endif

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int array[100];

static unsigned place(void)
{
    unsigned i = fp_nondet_uint();
    fp_assume(i < 100);
    return i;
}

static void *grow(void *arg)
{
    for (int round = 0; round < ROUNDS; round++) {
        pthread_mutex_lock(&mutex);
        array[place()]++;
        pthread_mutex_unlock(&mutex);
    }
    return arg;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, 0, grow, 0);
    pthread_mutex_lock(&mutex);
    assert(array[place()] < MOST);
    pthread_mutex_unlock(&mutex);
    pthread_join(thread, 0);
    return 0;
}

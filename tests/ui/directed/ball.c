// Two players throw a ball to each other and count; what is stored before the throw waits in a buffer for a while.
//
// check: --engine directed --model tso
// expect: tso unsafe assert
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef ROUNDS
#define ROUNDS 5
#endif

atomic_int ball;
int throws[2], seen[2];
pthread_mutex_t table = PTHREAD_MUTEX_INITIALIZER;
int score;

static void play(int me)
{
    for (int i = 1; i <= ROUNDS; i++) {
        while (atomic_load_explicit(&ball, memory_order_acquire) != me) {}
        throws[me] = i;
        seen[me] = throws[1 - me];
        pthread_mutex_lock(&table);
        score = score + 1;
        pthread_mutex_unlock(&table);
        atomic_store_explicit(&ball, 1 - me, memory_order_release);
    }
}

static void *left(void *arg) { play(0); return arg; }
static void *right(void *arg) { play(1); return arg; }

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, left, 0);
    pthread_create(&b, 0, right, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(score < 2 * ROUNDS);
    return 0;
}

/* A compare-and-swap spin lock: each of T threads tries it N times and gives it back when it got it. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#ifndef N
#define N 1
#endif
#ifndef T
#define T 2
#endif

static atomic_int lock;
#ifdef ASSERT
static int inside;
#endif

static int trylock(void) {
  int free = 0;
  return atomic_compare_exchange_strong(&lock, &free, 1);
}

static void unlock(void) { atomic_store_explicit(&lock, 0, memory_order_release); }

static void *worker(void *arg) {
  for (int i = 0; i < N; i++)
    if (trylock()) {
#ifdef ASSERT
      inside++;
      assert(inside == 1);
      inside--;
#endif
      unlock();
    }
  return arg;
}

int main(void) {
  pthread_t threads[T];
  for (int i = 0; i < T; i++)
    pthread_create(&threads[i], 0, worker, 0);
  for (int i = 0; i < T; i++)
    pthread_join(threads[i], 0);
  return 0;
}

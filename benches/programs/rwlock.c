/* A reader-writer lock of atomic additions: each of T threads tries it N times, in turn for reading and for writing. */
#include <pthread.h>
#include <stdatomic.h>
#ifndef N
#define N 10
#endif
#ifndef T
#define T 2
#endif
#define ALL 0x100000

static atomic_int lock = ALL;

static int try_read(void) {
  if (atomic_fetch_sub_explicit(&lock, 1, memory_order_acquire) > 0)
    return 1;
  atomic_fetch_add_explicit(&lock, 1, memory_order_relaxed);
  return 0;
}

static int try_write(void) {
  if (atomic_fetch_sub_explicit(&lock, ALL, memory_order_acquire) == ALL)
    return 1;
  atomic_fetch_add_explicit(&lock, ALL, memory_order_relaxed);
  return 0;
}

static void *worker(void *arg) {
  for (int i = 0; i < N; i++) {
    if (i % 2 == 0) {
      if (try_read())
        atomic_fetch_add_explicit(&lock, 1, memory_order_release);
    } else if (try_write()) {
      atomic_fetch_add_explicit(&lock, ALL, memory_order_release);
    }
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

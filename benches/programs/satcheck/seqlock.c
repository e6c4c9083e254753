/* A sequence lock: one thread writes N times, two threads read N times each; a reader that meets a write gives up. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#ifndef N
#define N 1
#endif

static atomic_int sequence, data;

static int seqlock_read(void) {
  int result;
  int old = atomic_load(&sequence);
  if (old % 2 == 1) {
    result = -1;
  } else {
    result = atomic_load(&data);
    int now = atomic_load(&sequence);
    if (now != old)
      result = -1;
  }
#ifdef ASSERT
  /* The write that ends with the sequence number 2k stores k. */
  assert(result == -1 || result == old / 2);
#endif
  return result;
}

static void seqlock_write(int value) {
  atomic_fetch_add(&sequence, 1);
  atomic_store(&data, value);
  atomic_fetch_add(&sequence, 1);
}

static void *writer(void *arg) {
  for (int i = 1; i <= N; i++)
    seqlock_write(i);
  return arg;
}

static void *reader(void *arg) {
  for (int i = 0; i < N; i++)
    seqlock_read();
  return arg;
}

int main(void) {
  pthread_t w, r, s;
  pthread_create(&w, 0, writer, 0);
  pthread_create(&r, 0, reader, 0);
  pthread_create(&s, 0, reader, 0);
  pthread_join(w, 0);
  pthread_join(r, 0);
  pthread_join(s, 0);
  return 0;
}

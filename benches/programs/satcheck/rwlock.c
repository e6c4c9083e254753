/* A reader-writer lock that counts down from a bias, with atomic additions, as in the Linux kernel: two equal threads, N
   attempts each, in turn to read and to write a variable. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#ifndef N
#define N 1
#endif
#define BIAS 0x00100000

static atomic_int lock = BIAS;
static int variable;
#ifdef ASSERT
static int copy;
#endif

static int read_trylock(void) {
  if (atomic_fetch_sub(&lock, 1) > 0)
    return 1;
  atomic_fetch_add(&lock, 1);
  return 0;
}

static void read_unlock(void) { atomic_fetch_add(&lock, 1); }

static int write_trylock(void) {
  if (atomic_fetch_sub(&lock, BIAS) == BIAS)
    return 1;
  atomic_fetch_add(&lock, BIAS);
  return 0;
}

static void write_unlock(void) { atomic_fetch_add(&lock, BIAS); }

static void *worker(void *arg) {
  for (int i = 0; i < N; i++) {
    if (i % 2 == 0) {
      if (read_trylock()) {
        int seen = variable;
#ifdef ASSERT
        assert(seen == copy);
#else
        (void)seen;
#endif
        read_unlock();
      }
    } else if (write_trylock()) {
      variable = i;
#ifdef ASSERT
      copy = i;
#endif
      write_unlock();
    }
  }
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, worker, 0);
  pthread_create(&b, 0, worker, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  return 0;
}

// Fences of C11 and GCC in the store-buffering shape: both threads cannot read 0.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
atomic_int x, y;
int r1, r2;
static void *left(void *p) {
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  atomic_thread_fence(memory_order_seq_cst);
  r1 = atomic_load_explicit(&y, memory_order_relaxed);
  return p;
}
static void *right(void *p) {
  atomic_store_explicit(&y, 1, memory_order_relaxed);
  __sync_synchronize();
  r2 = atomic_load_explicit(&x, memory_order_relaxed);
  return p;
}
int main(void) {
  pthread_t t, u;
  atomic_signal_fence(memory_order_seq_cst);
  pthread_create(&t, 0, left, 0);
  pthread_create(&u, 0, right, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  assert(r1 || r2);
  return 0;
}

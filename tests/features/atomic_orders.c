// C11 loads and stores of every order.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
atomic_int data, flag;
int seen = -1;
static void *send(void *p) {
  atomic_store_explicit(&data, 1, memory_order_relaxed);
  atomic_store_explicit(&flag, 1, memory_order_release);
  return p;
}
static void *receive(void *p) {
  if (atomic_load_explicit(&flag, memory_order_acquire)) seen = atomic_load_explicit(&data, memory_order_relaxed);
  return p;
}
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, send, 0);
  pthread_create(&u, 0, receive, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  atomic_store(&flag, 2);
  assert((seen == 1 || seen == -1) && atomic_load(&flag) == 2 && atomic_load_explicit(&data, memory_order_consume) == 1);
  return 0;
}

// Compare-exchange: strong, weak (may fail for no reason), and the forms of GCC.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
atomic_int n;
int g, out[4];
static void *work(void *p) {
  int old = atomic_load(&n);
  for (int i = 0; i < 3; i++) if (atomic_compare_exchange_weak(&n, &old, old + 1)) return (void *)1;
  return 0;
}
int main(void) {
  pthread_t t;
  void *r, *q;
  pthread_create(&t, 0, work, 0);
  q = work(0);
  pthread_join(t, &r);
  assert(n == (r != 0) + (q != 0));
  int expect = 9;
  out[0] = atomic_compare_exchange_strong(&n, &expect, 5);
  out[1] = expect == n;
  expect = n;
  out[2] = atomic_compare_exchange_strong_explicit(&n, &expect, 7, memory_order_acq_rel, memory_order_relaxed);
  out[3] = __sync_bool_compare_and_swap(&g, 0, 4) * 10 + __sync_val_compare_and_swap(&g, 4, 5);
  assert(out[0] == 0 && out[1] == 1 && out[2] == 1 && n == 7 && out[3] == 14 && g == 5);
  return 0;
}

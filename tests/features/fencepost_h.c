// fencepost.h: assertions, assumptions, inputs, fences, atomic sections, observations.
#include <fencepost.h>
#include <pthread.h>
int x, y, r1, r2, n;
static void *left(void *p) {
  x = 1;
  fp_fence(FP_SL | FP_SS);
  r1 = y;
  fp_atomic_begin();
  n = n + 1;
  fp_atomic_end();
  return p;
}
static void *right(void *p) {
  y = 1;
  fp_fence(FP_FULL);
  r2 = x;
  fp_atomic_begin();
  n = n + 1;
  fp_atomic_end();
  fp_yield();
  return p;
}
int main(void) {
  pthread_t t, u;
  int c = fp_nondet_bool();
  fp_assume(c == 0);
  pthread_create(&t, 0, left, 0);
  pthread_create(&u, 0, right, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  fp_assert(r1 || r2);
  fp_assert(n == 2 + c);
  fp_observe(n);
  return 0;
}

// Barriers in inline assembly, in the store-buffering shape.
#include <assert.h>
#include <pthread.h>
int x, y, r1, r2;
static void *left(void *p) {
  x = 1;
  __asm__ __volatile__("mfence" ::: "memory");
  r1 = y;
  return p;
}
static void *right(void *p) {
  y = 1;
  __asm__ __volatile__("lock; addl $0,0(%%rsp)" ::: "memory", "cc");
  __asm__ __volatile__("" ::: "memory");
  r2 = x;
  __asm__ __volatile__("pause");
  return p;
}
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, left, 0);
  pthread_create(&u, 0, right, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  __asm__ __volatile__("sfence\n\tlfence" ::: "memory");
  assert(r1 || r2);
  return 0;
}

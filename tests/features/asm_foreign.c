// Barriers of other machines in inline assembly; they are known by their names.
#include <assert.h>
#include <pthread.h>
int x, y, r1, r2;
static void *left(void *p) {
  x = 1;
  __asm__ __volatile__("sync" ::: "memory");
  r1 = y;
  return p;
}
static void *right(void *p) {
  y = 1;
  __asm__ __volatile__("dmb ish" ::: "memory");
  r2 = x;
  __asm__ __volatile__("lwsync" ::: "memory");
  __asm__ __volatile__("dmb ishst" ::: "memory");
  return p;
}
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, left, 0);
  pthread_create(&u, 0, right, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  assert(r1 || r2);
  return 0;
}

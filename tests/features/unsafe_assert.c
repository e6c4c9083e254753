// An assertion that some runs violate: the lost update.
// expect: unsafe n == 2
#include <assert.h>
#include <pthread.h>
int n;
static void *work(void *p) {
  int v = n;
  n = v + 1;
  return p;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  work(0);
  pthread_join(t, 0);
  assert(n == 2);
  return 0;
}

// A mutex that protects a counter.
#include <assert.h>
#include <pthread.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int n;
static void *work(void *p) {
  pthread_mutex_lock(&m);
  int v = n;
  n = v + 1;
  pthread_mutex_unlock(&m);
  return p;
}
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, work, 0);
  pthread_create(&u, 0, work, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  assert(n == 2);
  pthread_mutex_destroy(&m);
  return 0;
}

// A condition variable: wait in a loop, signal.
#include <assert.h>
#include <pthread.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int ready, got;
static void *consume(void *p) {
  pthread_mutex_lock(&m);
  while (!ready) pthread_cond_wait(&c, &m);
  got = ready;
  pthread_mutex_unlock(&m);
  return p;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, consume, 0);
  pthread_mutex_lock(&m);
  ready = 7;
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  assert(got == 7);
  return 0;
}

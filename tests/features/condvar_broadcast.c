// pthread_cond_broadcast wakes all; a timed wait may time out.
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <time.h>
pthread_mutex_t m;
pthread_cond_t c;
int ready, done, timed;
static void *wait_one(void *p) {
  pthread_mutex_lock(&m);
  while (!ready) pthread_cond_wait(&c, &m);
  done++;
  pthread_mutex_unlock(&m);
  return p;
}
int main(void) {
  pthread_t t, u;
  pthread_mutex_init(&m, 0);
  pthread_cond_init(&c, 0);
  pthread_create(&t, 0, wait_one, 0);
  pthread_create(&u, 0, wait_one, 0);
  pthread_mutex_lock(&m);
  ready = 1;
  pthread_cond_broadcast(&c);
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  pthread_join(u, 0);
  struct timespec now = {0, 0};
  pthread_mutex_lock(&m);
  int e = pthread_cond_timedwait(&c, &m, &now);
  timed = e == 0 || e == ETIMEDOUT;
  pthread_mutex_unlock(&m);
  assert(done == 2 && timed);
  pthread_cond_destroy(&c);
  pthread_mutex_destroy(&m);
  return 0;
}

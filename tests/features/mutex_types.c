// Mutexes of every type: recursive, error-checking, with attributes and static initialisers; trylock.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
pthread_mutex_t r = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP, e = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP, d = PTHREAD_MUTEX_INITIALIZER, a;
int out[9];
int main(void) {
  pthread_mutexattr_t t;
  pthread_mutexattr_init(&t);
  pthread_mutexattr_settype(&t, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&a, &t);
  pthread_mutexattr_destroy(&t);
  out[0] = pthread_mutex_lock(&r) + pthread_mutex_lock(&r) + pthread_mutex_trylock(&r);
  out[1] = pthread_mutex_unlock(&r) + pthread_mutex_unlock(&r) + pthread_mutex_unlock(&r);
  out[2] = pthread_mutex_unlock(&r);
  out[3] = pthread_mutex_lock(&e);
  out[4] = pthread_mutex_lock(&e);
  out[5] = pthread_mutex_unlock(&e);
  out[6] = pthread_mutex_unlock(&e);
  pthread_mutex_lock(&d);
  out[7] = pthread_mutex_trylock(&d);
  pthread_mutex_unlock(&d);
  pthread_mutex_lock(&a);
  out[8] = pthread_mutex_lock(&a);
  pthread_mutex_unlock(&a);
  pthread_mutex_unlock(&a);
  pthread_mutex_destroy(&a);
  assert(out[0] == 0 && out[1] == 0 && out[2] == EPERM && out[3] == 0 && out[4] == EDEADLK && out[5] == 0 && out[6] == EPERM && out[7] == EBUSY && out[8] == 0);
  return 0;
}

// A read-write lock.
#include <assert.h>
#include <errno.h>
#include <pthread.h>
pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;
int a, b, bad, out[3];
static void *write_both(void *p) {
  pthread_rwlock_wrlock(&l);
  a = 1;
  b = 1;
  pthread_rwlock_unlock(&l);
  return p;
}
static void *read_both(void *p) {
  pthread_rwlock_rdlock(&l);
  if (a != b) bad = 1;
  pthread_rwlock_unlock(&l);
  return p;
}
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, write_both, 0);
  pthread_create(&u, 0, read_both, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  pthread_rwlock_rdlock(&l);
  out[0] = pthread_rwlock_tryrdlock(&l);
  out[1] = pthread_rwlock_trywrlock(&l);
  pthread_rwlock_unlock(&l);
  pthread_rwlock_unlock(&l);
  out[2] = pthread_rwlock_trywrlock(&l);
  pthread_rwlock_unlock(&l);
  assert(!bad && out[0] == 0 && out[1] == EBUSY && out[2] == 0);
  pthread_rwlock_destroy(&l);
  return 0;
}

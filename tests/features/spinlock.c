// POSIX spinlocks.
#include <assert.h>
#include <errno.h>
#include <pthread.h>
pthread_spinlock_t s;
int n, busy;
static void *work(void *p) {
  pthread_spin_lock(&s);
  n = n + 1;
  pthread_spin_unlock(&s);
  return p;
}
int main(void) {
  pthread_t t;
  pthread_spin_init(&s, 0);
  pthread_create(&t, 0, work, 0);
  work(0);
  pthread_join(t, 0);
  pthread_spin_lock(&s);
  busy = pthread_spin_trylock(&s);
  pthread_spin_unlock(&s);
  assert(n == 2 && busy == EBUSY);
  pthread_spin_destroy(&s);
  return 0;
}

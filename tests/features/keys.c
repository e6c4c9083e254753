// Thread-specific data with a destructor.
#include <assert.h>
#include <pthread.h>
pthread_key_t k;
int value = 4, destroyed, mine;
static void destroy(void *p) {
  destroyed += *(int *)p;
}
static void *work(void *p) {
  pthread_setspecific(k, &value);
  mine = *(int *)pthread_getspecific(k);
  return p;
}
int main(void) {
  pthread_t t;
  pthread_key_create(&k, destroy);
  pthread_create(&t, 0, work, 0);
  pthread_join(t, 0);
  assert(mine == 4 && destroyed == 4 && pthread_getspecific(k) == 0);
  pthread_key_delete(k);
  return 0;
}

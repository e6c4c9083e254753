// pthread_once runs its function once, and everybody sees what it did.
#include <assert.h>
#include <pthread.h>
pthread_once_t o = PTHREAD_ONCE_INIT;
int made, seen[2];
static void make(void) {
  made++;
}
static void *work(void *p) {
  pthread_once(&o, make);
  seen[*(int *)p] = made;
  return 0;
}
int main(void) {
  pthread_t t;
  int id[2] = {0, 1};
  pthread_create(&t, 0, work, &id[1]);
  work(&id[0]);
  pthread_join(t, 0);
  assert(made == 1 && seen[0] == 1 && seen[1] == 1);
  return 0;
}

// A use of an object that another thread may have freed.
// expect: unsafe whose life has ended
#include <pthread.h>
#include <stdlib.h>
int *p, seen;
static void *work(void *arg) {
  free(p);
  return arg;
}
int main(void) {
  pthread_t t;
  p = malloc(sizeof *p);
  if (!p) return 0;
  *p = 3;
  pthread_create(&t, 0, work, 0);
  seen = *p;
  pthread_join(t, 0);
  return 0;
}

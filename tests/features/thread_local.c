// Variables of which each thread has its own copy.
#include <assert.h>
#include <pthread.h>
_Thread_local int mine = 5;
static __thread struct { int a[2]; } more;
int seen[2];
static void *work(void *p) {
  int i = *(int *)p;
  mine += i;
  more.a[1] = mine;
  int *q = &mine;
  *q *= 2;
  seen[i] = mine + more.a[1];
  return 0;
}
int main(void) {
  pthread_t t[2];
  int id[2] = {0, 1};
  for (int i = 0; i < 2; i++) pthread_create(&t[i], 0, work, &id[i]);
  for (int i = 0; i < 2; i++) pthread_join(t[i], 0);
  assert(seen[0] == 15 && seen[1] == 18 && mine == 5 && more.a[1] == 0);
  return 0;
}

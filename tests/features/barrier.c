// A barrier: nobody goes on before all have come; exactly one is told that it was the last.
#include <assert.h>
#include <pthread.h>
pthread_barrier_t b;
int x[2], seen[2], serial[2];
static void *work(void *p) {
  int i = *(int *)p;
  x[i] = i + 1;
  serial[i] = pthread_barrier_wait(&b) == PTHREAD_BARRIER_SERIAL_THREAD;
  seen[i] = x[1 - i];
  return 0;
}
int main(void) {
  pthread_t t;
  int id[2] = {0, 1};
  pthread_barrier_init(&b, 0, 2);
  pthread_create(&t, 0, work, &id[1]);
  work(&id[0]);
  pthread_join(t, 0);
  assert(seen[0] == 2 && seen[1] == 1 && serial[0] + serial[1] == 1);
  pthread_barrier_destroy(&b);
  return 0;
}

// POSIX semaphores.
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
sem_t s;
int data, got, out[3];
static void *produce(void *p) {
  data = 5;
  sem_post(&s);
  return p;
}
int main(void) {
  pthread_t t;
  sem_init(&s, 0, 0);
  pthread_create(&t, 0, produce, 0);
  sem_wait(&s);
  got = data;
  pthread_join(t, 0);
  sem_post(&s);
  int v;
  sem_getvalue(&s, &v);
  out[0] = v;
  out[1] = sem_trywait(&s);
  out[2] = sem_trywait(&s) == -1 && errno == EAGAIN;
  assert(got == 5 && out[0] == 1 && out[1] == 0 && out[2]);
  sem_destroy(&s);
  return 0;
}

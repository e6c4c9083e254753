// A pointer that is copied byte by byte, by a loop and with a length that the run decides, is the pointer again.
//
// check: --model sc,tso --engine symbolic
// expect: sc safe all, tso safe all
// check: --model sc,tso --engine unwind
// expect: sc safe all, tso safe all
// check: --model sc,tso
// expect: sc safe all, tso safe all
#include <assert.h>
#include <pthread.h>
#include <string.h>

int first = 1, second = 2;
int *slots[2];
pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
unsigned size = sizeof(int *);

static void *producer(void *which) {
  int *p = which ? &first : &second;
  pthread_mutex_lock(&lock);
  memcpy(&slots[0], &p, size);
  const char *from = (const char *)&p;
  char *to = (char *)&slots[1];
  for (unsigned i = 0; i < sizeof p; i++)
    to[i] = from[i];
  pthread_mutex_unlock(&lock);
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, producer, 0);
  pthread_create(&b, 0, producer, &first);
  pthread_mutex_lock(&lock);
  if (slots[0]) {
    assert(slots[0] == slots[1]);
    assert(*slots[0] == *slots[1] && *slots[0] > 0);
    *slots[1] = 3;
  }
  pthread_mutex_unlock(&lock);
  pthread_join(a, 0);
  pthread_join(b, 0);
  int *q;
  memcpy(&q, &slots[1], size);
  assert(*q >= 1 && *q <= 3);
  return 0;
}

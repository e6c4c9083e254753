// A pointer that travels as two halves, and one that is stored wide and read narrow.
//
// check: --model sc,tso --engine symbolic
// expect: sc safe all, tso safe all
// check: --model sc,tso --engine unwind
// expect: sc safe all, tso safe all
// check: --model sc,tso
// expect: sc safe all, tso safe all
#include <assert.h>
#include <pthread.h>
#include <stdint.h>
#include <string.h>

int first = 1, second = 2;
uint32_t high, low;
int *kept;
int ready;
pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *sender(void *p) {
  uintptr_t whole = (uintptr_t)p;
  pthread_mutex_lock(&lock);
  if (!ready) {
    high = (uint32_t)(whole >> 32);
    low = (uint32_t)whole;
    kept = p;
    ready = 1;
  }
  pthread_mutex_unlock(&lock);
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, sender, &first);
  pthread_create(&b, 0, sender, &second);
  pthread_mutex_lock(&lock);
  if (ready) {
    int *p = (int *)((uintptr_t)high << 32 | low);
    uint32_t halves[2];
    memcpy(halves, &kept, sizeof kept);
    int *q = (int *)((uintptr_t)halves[1] << 32 | halves[0]);
    assert(p == q);
    assert(*p == *q && *p > 0);
  }
  pthread_mutex_unlock(&lock);
  pthread_join(a, 0);
  pthread_join(b, 0);
  return 0;
}

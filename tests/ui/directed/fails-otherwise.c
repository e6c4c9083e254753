// One thread fails an assertion and another uses memory that has been freed, where only deadlocks were asked for: nothing is known of
// what comes behind the end of the object.
//
// check: --model rmo --property deadlock --engine directed
// expect: rmo unknown
// check: --model sc,tso,pso --property deadlock --engine directed
// expect: sc unknown, tso unknown, pso unknown
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static int never;
static int *shared;

static void *stores(void *unused) {
  int *there = __atomic_load_n(&shared, __ATOMIC_ACQUIRE);
  if (there)
    *there = 1;
  return unused;
}

int main(void) {
  pthread_t thread;
  shared = malloc(sizeof(int));
  pthread_create(&thread, 0, stores, 0);
  int *there = __atomic_load_n(&shared, __ATOMIC_RELAXED);
  if (there)
    free(there);
  assert(__atomic_load_n(&never, __ATOMIC_RELAXED));
  return 0;
}

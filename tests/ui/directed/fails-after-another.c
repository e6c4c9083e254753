// Two threads fail in one run, the first of them where nobody asked: what the second one does is seen nevertheless.
//
// check: --model sc,tso,pso,rmo --property memsafety --engine directed
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety
#include <assert.h>
#include <pthread.h>

static int input, never;
static int *nowhere;

static void *stores(void *unused) {
  int value = input;
  *nowhere = (value ^ value) + 1;
  return unused;
}

static void *asserts(void *unused) {
  assert(never);
  return unused;
}

int main(void) {
  pthread_t first, second;
  pthread_create(&first, 0, asserts, 0);
  pthread_create(&second, 0, stores, 0);
  return 0;
}

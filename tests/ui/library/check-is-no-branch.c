// What fencepost checks and the program does not is no branch: a store behind a division or a copy may come early.
//
// check: --model sc,tso,pso
// expect: sc safe all, tso safe all, pso safe all
// check: --model rmo,relaxed
// expect: rmo unsafe assert, relaxed unsafe assert
// check: --model rmo --engine enumerate
// expect: rmo unsafe assert
// check: --model rmo --engine directed
// expect: rmo unsafe assert
// check: --model rmo,relaxed -D COPY
// expect: rmo unsafe assert, relaxed unsafe assert
// check: --model rmo --engine enumerate -D COPY
// expect: rmo unsafe assert
// check: --model rmo --engine directed -D COPY
// expect: rmo unsafe assert
// check: --model rmo --engine enumerate -D BRANCH
// expect: rmo safe all
// check: --model rmo --engine symbolic -D BRANCH
// expect: rmo safe all
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

static atomic_int x, y;
static int blocks[4][4], quotient, seen;

static void *first(void *unused) {
  int a = atomic_load_explicit(&x, memory_order_relaxed);
#if defined(COPY)
  memcpy(blocks[a + 1], blocks[0], sizeof blocks[0]);
#elif defined(BRANCH)
  assert(a >= 0);
#else
  quotient = -100 / (a + 1);
#endif
  atomic_store_explicit(&y, 1, memory_order_relaxed);
  seen = a;
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, first, 0);
  int b = atomic_load_explicit(&y, memory_order_relaxed);
  atomic_store_explicit(&x, b, memory_order_relaxed);
  pthread_join(t, 0);
  assert(seen == 0);
  return 0;
}

// Two stores, each executed only if the other one was read: `relaxed` keeps no dependencies, and both may happen. With loops, so that
// the trees of the search end in bounds, and without.
//
// check: --engine modular --property assert --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed unknown
// check: --engine modular --property assert --model relaxed -D LOOP
// expect: relaxed unknown
// check: --engine modular --property assert --model rmo,relaxed -D POINTERS
// expect: rmo safe all, relaxed unknown

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifdef POINTERS
int there;
int *_Atomic x, *_Atomic y;
#define SOME &there
#else
atomic_int x, y;
#define SOME 1
#endif

#ifdef LOOP
#define AGAIN while (1)
#else
#define AGAIN
#endif

int failed;

static void *left(void *unused) {
  AGAIN {
    if (atomic_load_explicit(&x, memory_order_relaxed)) {
      failed = 1;
      atomic_store_explicit(&y, SOME, memory_order_relaxed);
    }
  }
  return unused;
}

static void *right(void *unused) {
  AGAIN {
    if (atomic_load_explicit(&y, memory_order_relaxed))
      atomic_store_explicit(&x, SOME, memory_order_relaxed);
  }
  return unused;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, left, NULL);
  pthread_create(&b, NULL, right, NULL);
#ifndef LOOP
  pthread_join(a, NULL);
  pthread_join(b, NULL);
#endif
  assert(failed == 0);
}

// Load buffering where a thread computes with what it has loaded before its store: the new value comes from a store behind
// the computation.
//
// check: --model sc,tso,pso,rmo --engine directed
// expect: sc safe all, tso safe all, pso safe all, rmo unsafe assert
// check: --model rmo --engine directed -D DEPENDENT
// expect: rmo safe all
// check: --model rmo --engine directed -D BRANCH
// expect: rmo safe all
// check: --model rmo --engine enumerate
// expect: rmo unsafe assert
// check: --model rmo --engine enumerate -D DEPENDENT
// expect: rmo safe all
// check: --model rmo --engine enumerate -D BRANCH
// expect: rmo safe all
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;
static int sum, log_of_loads[4];

static void *first(void *unused) {
  int a = atomic_load_explicit(&x, memory_order_relaxed);
  int one = 1;
  sum = a + 100;
  log_of_loads[a & 3] = a * 7;
#if defined(DEPENDENT)
  one = (a ^ a) + 1;
#elif defined(BRANCH)
  if (a > 1)
    sum = 0;
#endif
  atomic_store_explicit(&y, one, memory_order_relaxed);
  return (void *)(long)a;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, first, 0);
  int b = atomic_load_explicit(&y, memory_order_relaxed);
  atomic_store_explicit(&x, b, memory_order_relaxed);
  void *a;
  pthread_join(t, &a);
  assert((long)a == 0);
  return 0;
}

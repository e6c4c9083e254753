// A compare-exchange that `free` overtakes: only where no dependency holds the flag back.
//
// check: --model sc,tso,pso,rmo,relaxed --property memsafety
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed unsafe memsafety
// check: --model sc,tso,pso,rmo,relaxed --property memsafety --engine symbolic
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed unsafe memsafety
// check: --model sc,tso,pso,rmo,relaxed --property memsafety --engine enumerate
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed unsafe memsafety
// check: --model sc,tso,pso,rmo --property memsafety --engine directed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --model sc --property memsafety --engine unwind
// expect: sc safe all
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int *object;
static atomic_int done;

static void *use(void *argument) {
  (void)argument;
  int old = 0;
  atomic_compare_exchange_strong_explicit(object, &old, 1, memory_order_relaxed, memory_order_relaxed);
  atomic_store_explicit(&done, 1, memory_order_relaxed);
  return NULL;
}

int main(void) {
  pthread_t thread;
  object = calloc(1, sizeof *object);
  pthread_create(&thread, NULL, use, NULL);
  if (atomic_load_explicit(&done, memory_order_relaxed)) free(object);
  pthread_join(thread, NULL);
  return 0;
}

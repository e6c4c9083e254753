// A store that the end of a frame overtakes.
//
// check: --model sc,tso,pso,rmo,relaxed --property memsafety
// expect: sc safe all, tso safe all, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc,tso,pso,rmo,relaxed --property memsafety --engine symbolic
// expect: sc safe all, tso safe all, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc,tso,pso,rmo,relaxed --property memsafety --engine enumerate
// expect: sc safe all, tso safe all, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc,tso,pso,rmo --property memsafety --engine directed
// expect: sc safe all, tso safe all, pso unsafe memsafety, rmo unsafe memsafety
// check: --model sc --property memsafety --engine unwind
// expect: sc safe all
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int done;

static void *use(void *argument) {
  *(int *)argument = 2;
  atomic_store_explicit(&done, 1, memory_order_relaxed);
  return NULL;
}

static pthread_t thread;

static void lend(void) {
  int local = 1;
  pthread_create(&thread, NULL, use, &local);
  if (atomic_load_explicit(&done, memory_order_relaxed)) return;
  pthread_join(thread, NULL);
}

int main(void) {
  lend();
  return 0;
}

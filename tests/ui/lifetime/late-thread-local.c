// A store that the end of a thread, and so of its thread-local variables, overtakes.
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

static _Thread_local int own;
static atomic_int done;

static void *use(void *argument) {
  *(int *)argument = 2;
  atomic_store_explicit(&done, 1, memory_order_relaxed);
  return NULL;
}

static void *lend(void *argument) {
  (void)argument;
  pthread_t thread;
  pthread_create(&thread, NULL, use, &own);
  if (atomic_load_explicit(&done, memory_order_relaxed))
    pthread_detach(thread);
  else
    pthread_join(thread, NULL);
  return NULL;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, lend, NULL);
  pthread_join(thread, NULL);
  return 0;
}

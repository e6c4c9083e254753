// A load of a pointer that `free` overtakes, and the pointer is used before the flag is set.
//
// check: --model sc,tso,pso,rmo,relaxed --property memsafety
// expect: sc safe all, tso safe all, pso safe all, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc,tso,pso,rmo,relaxed --property memsafety --engine symbolic
// expect: sc safe all, tso safe all, pso safe all, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc,tso,pso,rmo,relaxed --property memsafety --engine enumerate
// expect: sc safe all, tso safe all, pso safe all, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc,tso,pso,rmo --property memsafety --engine directed
// expect: sc safe all, tso safe all, pso safe all, rmo unsafe memsafety
// check: --model sc --property memsafety --engine unwind
// expect: sc safe all
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static int **object;
static atomic_int done;
static int result;

static void *use(void *argument) {
  (void)argument;
  int *to = *object;
  *to = 1;
  atomic_store_explicit(&done, 1, memory_order_relaxed);
  return NULL;
}

int main(void) {
  pthread_t thread;
  object = malloc(sizeof *object);
  *object = &result;
  pthread_create(&thread, NULL, use, NULL);
  if (atomic_load_explicit(&done, memory_order_relaxed)) free(object);
  pthread_join(thread, NULL);
  return 0;
}

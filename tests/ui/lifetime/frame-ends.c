// The frame of a function that starts a thread ends while the thread reads a local of it.
//
// check: --model sc,tso,pso,rmo,relaxed --engine symbolic
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc,tso,pso,rmo --engine enumerate
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety
// check: --model sc,tso,pso,rmo --engine directed
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety
// check: --model sc --engine unwind
// expect: sc unsafe memsafety
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
#include <pthread.h>

static pthread_t reader;

static void *read_it(void *p) {
  int v = *(int *)p;
  (void)v;
  return 0;
}

static void start(void) {
  int local = 5;
  pthread_create(&reader, 0, read_it, &local);
}

int main(void) {
  start();
  pthread_join(reader, 0);
  return 0;
}

// The same with the join before the frame ends: nothing is wrong, and the local costs nothing.
//
// check: --model sc,tso,pso,rmo,relaxed --engine symbolic
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso,rmo,relaxed --engine enumerate
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso --engine directed
// expect: sc safe all, tso safe all, pso safe all
// check: --model sc --engine unwind
// expect: sc safe all
#include <pthread.h>

static void *read_it(void *p) {
  int v = *(int *)p;
  (void)v;
  return 0;
}

static void start(void) {
  int local = 5;
  pthread_t reader;
  pthread_create(&reader, 0, read_it, &local);
  pthread_join(reader, 0);
}

int main(void) {
  start();
  start();
  return 0;
}

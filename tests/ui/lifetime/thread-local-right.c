// A thread-local variable that others use while its thread lives, also the first thread's.
//
// check: --model sc,tso,pso,rmo,relaxed --engine symbolic
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso,rmo --engine enumerate
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --model sc,tso,pso,rmo --engine directed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --model sc,tso,pso --engine unwind
// expect: sc safe all, tso safe all, pso safe all
#include <assert.h>
#include <pthread.h>

static __thread int mine[3] = {1, 2, 3};

static void *add(void *p) {
  int *theirs = p;
  theirs[1] += mine[2];
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, add, mine);
  pthread_join(t, 0);
  assert(mine[0] == 1 && mine[1] == 5 && mine[2] == 3);
  return 0;
}

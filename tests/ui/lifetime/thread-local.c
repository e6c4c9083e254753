// A thread-local variable ends with its thread.
//
// check: --model sc,tso,pso,rmo,relaxed --engine symbolic
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc,tso,pso,rmo --engine enumerate
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety
// check: --model sc,tso,pso,rmo --engine directed
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety
// check: --model sc --engine unwind
// expect: sc unsafe memsafety
#include <pthread.h>

static __thread int mine = 3;
static int *known;

static void *show(void *unused) {
  known = &mine;
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, show, 0);
  pthread_join(t, 0);
  return *known - 3;
}

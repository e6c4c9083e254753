// Another thread reads a thread-local variable whose thread may have ended meanwhile: its address is stored by the last of several
// instructions.
//
// check: --model sc,tso,pso,rmo --property memsafety --engine directed
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety
// check: --model sc,tso,pso,rmo --property memsafety --engine enumerate
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety
// check: --model sc,tso,pso,rmo --property memsafety --engine symbolic
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety
// check: --model sc --property memsafety --engine unwind
// expect: sc unsafe memsafety
#include <pthread.h>

static int other;
static int *known;
static _Thread_local int own;

static void *show(void *unused) {
  own = 1;
  known = &own;
  return unused;
}

int main(void) {
  pthread_t thread;
  known = &other;
  pthread_create(&thread, 0, show, 0);
  int *there = known;
  return *there == 2;
}

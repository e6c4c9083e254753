// The same where the thread ends inside of a call, and on one of two ways.
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

static int other, go;
static int *known;
static _Thread_local int own;

static void leave(void) {
  known = &own;
  pthread_exit(0);
}

static void *show(void *unused) {
  own = 1;
  if (go)
    leave();
  return unused;
}

int main(void) {
  pthread_t thread;
  known = &other;
  pthread_create(&thread, 0, show, 0);
  go = 1;
  int *there = known;
  return *there == 2;
}

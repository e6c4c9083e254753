// The same, and it is the other thread that comes too late, with its second access; the first waits in a join.
//
// check: --model sc --property memsafety --engine unwind
// expect: sc unsafe memsafety
// check: --model sc --property memsafety --engine directed
// expect: sc unsafe memsafety
// check: --model sc --property memsafety --engine enumerate
// expect: sc unsafe memsafety
// check: --model sc --property memsafety --engine symbolic
// expect: sc unsafe memsafety
#include <pthread.h>
#include <stddef.h>

static int *shared;

static void *use(void *unused) {
  int *p = shared;
  if (p) {
    int seen = *p;
    p = shared;
    *p = seen;
  }
  return unused;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, use, NULL);
  {
    int local;
    shared = &local;
  }
  pthread_join(thread, NULL);
  return 0;
}

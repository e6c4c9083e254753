// A thread goes on behind the end of a block whose local another thread has used before: in the run that is shown, what it does
// then must not come before that.
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
  if (p) *p = 2;
  return unused;
}

int main(void) {
  int *p;
  int seen;
  pthread_t thread;
  pthread_create(&thread, NULL, use, NULL);
  {
    int local;
    p = &local;
    *p = 1;
    shared = p;
    seen = *p;
  }
  p = shared;
  seen = *p;
  return seen;
}

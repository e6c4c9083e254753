// A thread goes on behind a `free` of what another thread has used before.
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
#include <stdlib.h>

static int *shared;

static void *use(void *unused) {
  int *p = shared;
  if (p) *p = 2;
  return unused;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, use, NULL);
  int *own = malloc(sizeof *own);
  if (!own) return 0;
  *own = 1;
  shared = own;
  free(own);
  int *p = shared;
  return *p;
}

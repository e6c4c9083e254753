// A thread-local variable ends when another thread has used it, and its thread is joined.
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
#include <stdatomic.h>
#include <stddef.h>

static _Thread_local int own;
static int *shared;
static atomic_int done;

static void *lend(void *unused) {
  shared = &own;
  return unused;
}

static void *use(void *unused) {
  int *p = shared;
  if (p) {
    *p = 2;
    done = 1;
  }
  return unused;
}

int main(void) {
  pthread_t lender, user;
  pthread_create(&lender, NULL, lend, NULL);
  pthread_create(&user, NULL, use, NULL);
  pthread_join(lender, NULL);
  int *p = shared;
  if (done) return *p;
  return 0;
}

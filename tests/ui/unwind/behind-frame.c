// Two locals of a frame end at once, when another thread has used one of them or both.
//
// check: --model sc --property memsafety --engine unwind
// expect: sc unsafe memsafety
// check: --model sc --property memsafety --engine directed
// expect: sc unsafe memsafety
// check: --model sc,tso,pso,rmo,relaxed --property memsafety --engine symbolic
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc --property memsafety --engine enumerate
// expect: sc unsafe memsafety
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static int *one, *other;
static atomic_int done;

static void *use(void *unused) {
  int *p = one, *q = other;
  if (p && q) {
    *p = 2;
    *q = 2;
    done = 1;
  }
  return unused;
}

static void lend(void) {
  int a = 1, b = 1;
  one = &a;
  other = &b;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, use, NULL);
  lend();
  int *p = one;
  int *q = other;
  if (done) return *p + *q;
  return 0;
}

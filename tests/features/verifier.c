// The names of SV-COMP.
extern int __VERIFIER_nondet_int(void);
extern _Bool __VERIFIER_nondet_bool(void);
extern void __VERIFIER_assume(int);
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
extern void abort(void);
extern void __VERIFIER_error(void) __attribute__((noreturn));
void reach_error(void) {
}
#include <pthread.h>
int n, kind;
void __VERIFIER_atomic_bump(void) {
  int v = n;
  n = v + 1;
}
static void *work(void *p) {
  __VERIFIER_atomic_bump();
  __VERIFIER_atomic_begin();
  int v = n;
  n = v + 1;
  __VERIFIER_atomic_end();
  return p;
}
static void assume_abort_if_not(int c) {
  if (!c) abort();
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  work(0);
  pthread_join(t, 0);
  int x = __VERIFIER_nondet_bool();
  __VERIFIER_assume(x >= 1);
  assume_abort_if_not(x < 2);
  kind = x;
  if (n != 4 || kind != 1) reach_error();
  if (kind > 1) __VERIFIER_error();
  return 0;
}

// A call of reach_error is a violation, whatever its body does.
// expect: unsafe reach_error
extern _Bool __VERIFIER_nondet_bool(void);
extern void __VERIFIER_assume(int);
void reach_error(void) {
}
int n;
int main(void) {
  _Bool c = __VERIFIER_nondet_bool();
  __VERIFIER_assume(c);
  n = c;
  reach_error();
  return 0;
}

// Recursion, direct and mutual.
#include <assert.h>
int out[2];
static int fact(int n) {
  return n < 2 ? 1 : n * fact(n - 1);
}
static int odd(int n);
static int even(int n) {
  return n == 0 ? 1 : odd(n - 1);
}
static int odd(int n) {
  return n == 0 ? 0 : even(n - 1);
}
int main(void) {
  out[0] = fact(6);
  out[1] = even(7);
  assert(out[0] == 720 && out[1] == 0);
  return 0;
}

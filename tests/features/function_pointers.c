// Function pointers in tables, as arguments and as results; calls without a prototype.
#include <assert.h>
static int add(int a, int b) {
  return a + b;
}
static int mul(int a, int b) {
  return a * b;
}
typedef int (*op)(int, int);
op table[2] = {add, mul};
int out[3];
static op pick(int i) {
  return table[i];
}
static int apply(op f, int x) {
  return f(x, x);
}
int old();
int main(void) {
  out[0] = pick(1)(6, 7);
  out[1] = apply(add, 5);
  out[2] = old(3, 4);
  assert(out[0] == 42 && out[1] == 10 && out[2] == 7);
  return 0;
}
int old(int a, int b) {
  return a + b;
}

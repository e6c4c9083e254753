// Inline functions without an external definition, as old C uses them.
#include <assert.h>
int out;
inline int twice(int n) {
  return 2 * n;
}
int main(void) {
  out = twice(21);
  assert(out == 42);
  return 0;
}

// Volatile variables, global and local.
#include <assert.h>
volatile int v;
int out;
int main(void) {
  volatile int local = 3;
  v = 1;
  v += local;
  out = v;
  assert(out == 4);
  return 0;
}

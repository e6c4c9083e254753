// Arrays of variable length, also in a loop.
#include <assert.h>
int out;
static int fill(int n) {
  int a[n];
  for (int i = 0; i < n; i++) a[i] = i * i;
  int s = 0;
  for (int i = 0; i < n; i++) s += a[i];
  return s;
}
int main(void) {
  for (int n = 1; n < 4; n++) {
    int b[n][2];
    b[n - 1][1] = n;
    out += fill(n) + b[n - 1][1];
  }
  assert(out == 12);
  return 0;
}

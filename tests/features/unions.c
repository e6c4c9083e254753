// Unions and reading the same bytes as another type.
#include <assert.h>
union word { unsigned u; unsigned char c[4]; float f; } w, v; int out[3];
int main(void) {
  w.u = 0x01020304; out[0] = w.c[0]; w.c[3] = 9; out[1] = (int)(w.u >> 24);
  v.f = 1.0f; out[2] = (int)(v.u >> 20);
  union word copy = v; w = copy;
  assert(out[0] == 4 && out[1] == 9 && out[2] == 0x3f8 && w.f == 1.0f);
  return 0;
}

// Compiler built-ins: overflow, saturation, bit counts, byte order, expect, object size, alignment.
#include <assert.h>
#include <string.h>
int out[12];
struct two { int a; char b; long c; } x = {1, 2, 3}, y;
int main(void) {
  int r;
  out[0] = __builtin_add_overflow(2147483647, 1, &r);
  out[1] = r == -2147483647 - 1;
  unsigned u;
  out[2] = __builtin_mul_overflow(70000u, 70000u, &u);
  out[3] = __builtin_popcount(0xff0u) + __builtin_clz(1u) + __builtin_ctz(8u) + __builtin_ffs(4);
  out[4] = (int)(__builtin_bswap32(0x01020304u) >> 24);
  out[5] = __builtin_expect(out[4] == 4, 1);
  out[6] = __builtin_parity(7u);
  y = x;
  memset(&x, 0, sizeof x);
  memmove(&out[8], &out[3], 2 * sizeof(int));
  out[7] = x.a + y.b + (int)y.c;
  if (out[7] != 5) __builtin_unreachable();
  out[10] = __builtin_abs(-4);
  out[11] = __builtin_constant_p(3);
  assert(out[0] == 1 && out[1] == 1 && out[2] == 1 && out[3] == 8 + 31 + 3 + 3 && out[4] == 4 && out[5] == 1 && out[6] == 1 && out[8] == out[3] && out[9] == 4 && out[10] == 4);
  return 0;
}

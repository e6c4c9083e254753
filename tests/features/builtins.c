// Further built-ins: assume, trap, object size, saturation, minimum and maximum, bit reversal, rotation, borrow.
#include <assert.h>
#ifndef __has_builtin
#define __has_builtin(x) 0
#endif
int out[12];
char buffer[10];
int main(void) {
  int n = 7, r;
  unsigned low, high;
  __builtin_assume(n == 7);
  if (n != 7) __builtin_trap();
  out[0] = (int)__builtin_object_size(buffer, 0);
#if __has_builtin(__builtin_elementwise_add_sat)
  low = __builtin_elementwise_sub_sat(3u, 9u);
  high = __builtin_elementwise_add_sat(4294967290u, 9u);
#else
  low = 0, high = ~0u;
#endif
  out[1] = (int)low, out[2] = (int)high;
#if __has_builtin(__builtin_elementwise_max)
  out[3] = __builtin_elementwise_max(-5, n) + __builtin_elementwise_min(-5, n) * 10 + __builtin_elementwise_abs(-5) * 100;
#else
  out[3] = 7 - 50 + 500;
#endif
  out[4] = __builtin_bitreverse8(1) + __builtin_bitreverse32(0x80000000u);
  out[5] = (int)__builtin_rotateleft32(0x80000001u, 4);
  out[6] = __builtin_sub_overflow(-2147483647 - 1, 1, &r);
  out[7] = r == 2147483647;
  out[8] = __builtin_clzll(1ull) + __builtin_popcountll(~0ull);
  out[9] = (int)(__builtin_bswap64(1ull) >> 56) + __builtin_bswap16(0x0100);
  out[10] = __builtin_choose_expr(1, 4, "no") + __builtin_types_compatible_p(int, const int);
  out[11] = __builtin_expect_with_probability(n > 3, 1, 0.9) ? 3 : 4;
  assert(out[0] == 10 && low == 0 && out[2] == -1 && out[3] == 457 && out[4] == 129 && out[5] == 0x18 && out[6] == 1);
  assert(out[7] == 1 && out[8] == 127 && out[9] == 2 && out[10] == 5 && out[11] == 3);
  return 0;
}

// Bit-fields, signed and unsigned, next to each other.
#include <assert.h>
struct bits { unsigned a : 3; int b : 5; unsigned long long c : 40; unsigned d : 1; } s;
int out[4];
int main(void) {
  s.a = 13;
  s.b = -3;
  s.c = 0xabcdef1234ull;
  s.d = 3;
  s.a++;
  out[0] = (int)s.a;
  out[1] = s.b;
  out[2] = (int)(s.c >> 16);
  out[3] = (int)s.d;
  assert(out[0] == 6 && out[1] == -3 && out[2] == 0xabcdef && out[3] == 1);
  return 0;
}

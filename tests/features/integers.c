// Integer types of every width, signed and unsigned, and their arithmetic.
#include <assert.h>
#include <stdint.h>
int8_t a = -7;
uint8_t b = 250;
int16_t c = -300;
uint16_t d = 65000;
int32_t e = -100000;
uint32_t f = 4000000000u;
int64_t g = -5000000000ll;
uint64_t h = 18000000000000000000ull;
int out[12];
unsigned long long wide;
int main(void) {
  out[0] = a / 2;
  out[1] = a % 3;
  out[2] = (uint8_t)(b + 10);
  out[3] = c >> 2;
  out[4] = d << 3;
  out[5] = (int)(e * 3);
  out[6] = (int)(f >> 5);
  out[7] = (int)(g / 1000);
  out[8] = (int)(h % 1000);
  out[9] = (a ^ b) & 0xff;
  out[10] = ~a | 16;
  out[11] = a < b && f > 5u && g < 0;
  wide = (unsigned long long)f * f;
  assert(out[0] == -3 && out[1] == -1 && out[2] == 4 && out[3] == -75 && out[4] == 520000);
  assert(out[5] == -300000 && out[6] == 125000000 && out[7] == -5000000 && out[8] == 0 && out[11] == 1);
  assert(wide == 16000000000000000000ull);
  return 0;
}

// Floating point: float, double, long double, conversions and comparisons.
#include <assert.h>
float f = 1.5f;
double d = 0.1;
long double l = 2.25L;
int out[6];
int main(void) {
  d = d * 10.0 + f;
  l = l * 4 - 1;
  out[0] = (int)(d * 100);
  out[1] = (int)l;
  out[2] = d > l;
  out[3] = (int)(f / 0.25f);
  double nan = 0.0;
  nan /= nan * 0.0;
  out[4] = nan != nan;
  out[5] = (int)(unsigned char)200.9;
  assert(out[0] == 250 && out[1] == 8 && out[2] == 0 && out[3] == 6 && out[4] == 1 && out[5] == 200);
  return 0;
}

// Functions of math.h.
#include <assert.h>
#include <math.h>
int out[8];
int main(void) {
  volatile double x = 2.25;
  volatile float f = -3.7f;
  out[0] = (int)sqrt(x * 4);
  out[1] = (int)fabsf(f);
  out[2] = (int)floor(-1.5);
  out[3] = (int)ceil(x);
  out[4] = (int)trunc(-2.9);
  out[5] = (int)round(2.5);
  out[6] = (int)fmax(x, 7.0) + (int)fmod(9.5, 4.0);
  out[7] = isnan(x) + !!isinf(x / 0.0) * 2;
  assert(out[0] == 3 && out[1] == 3 && out[2] == -2 && out[3] == 3 && out[4] == -2 && out[5] == 3 && out[6] == 8 && out[7] == 2);
  return 0;
}

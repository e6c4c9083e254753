// Complex numbers: sums, products, parts.
#include <assert.h>
double _Complex z = 1.0 + 2.0 * 1.0i;
double re, im;
int main(void) {
  double _Complex w = z + 3.0;
  w = w - 1.0i;
  re = __real__ w;
  im = __imag__ w;
  assert(re == 4.0 && im == 1.0);
  return 0;
}

// Statement expressions, typeof, compound literals, generic selection.
#include <assert.h>
#define MAX(a, b) ({ __typeof__(a) x_ = (a); __typeof__(b) y_ = (b); x_ > y_ ? x_ : y_; })
#define KIND(x) _Generic((x), int: 1, double: 2, default: 3)
int out[3];
static int sum(const int *p, int n) { int s = 0; while (n--) s += *p++; return s; }
int main(void) { int i = 3; out[0] = MAX(i++, 2); out[1] = sum((int[]){1, 2, 3}, 3); out[2] = KIND(1) * 100 + KIND(1.0) * 10 + KIND("x"); assert(out[0] == 3 && i == 4 && out[1] == 6 && out[2] == 123); return 0; }

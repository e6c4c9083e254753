// Initial values with addresses and constant expressions; weak and common variables, aliases, constructors.
#include <assert.h>
struct s { int *p; int (*f)(void); const char *t; double d; } ;
int base[4] = {1, 2, 3, 4};
static int get(void) {
  return 9;
}
struct s one = {base + 2, get, "text" + 1, 1.0 / 4};
long diff = (char *)&base[3] - (char *)&base[1];
int weak __attribute__((weak)) = 3;
int common_one;
static int hidden = 6;
extern int alias __attribute__((alias("hidden")));
extern int absent __attribute__((weak));
int started;
__attribute__((constructor)) static void start(void) {
  started = 1;
}
int out[6];
int main(void) {
  out[0] = *one.p;
  out[1] = one.f();
  out[2] = one.t[0];
  out[3] = (int)diff;
  out[4] = weak + alias + common_one;
  out[5] = &absent == 0;
  assert(out[0] == 3 && out[1] == 9 && out[2] == 'e' && out[3] == 8 && out[4] == 9 && out[5] == 1 && one.d == 0.25 && started == 1);
  return 0;
}

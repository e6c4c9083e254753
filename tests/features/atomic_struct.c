// Atomic structs, small and large; generic atomic built-ins.
#include <assert.h>
#include <stdatomic.h>
struct small { short a, b; };
struct large { long v[3]; };
_Atomic struct small s;
_Atomic struct large l;
struct small plain = {1, 2};
int out[4];
int main(void) {
  struct small x = {3, 4};
  s = x;
  struct small y = s;
  out[0] = y.a * 10 + y.b;
  struct large z = {{1, 2, 3}};
  l = z;
  struct large w = l;
  out[1] = (int)(w.v[0] + w.v[1] * 10 + w.v[2] * 100);
  struct small old;
  __atomic_exchange(&plain, &x, &old, __ATOMIC_SEQ_CST);
  out[2] = old.b;
  struct large e = {{1, 2, 3}}, d = {{7, 8, 9}};
  out[3] = atomic_compare_exchange_strong(&l, &e, d);
  w = l;
  assert(out[0] == 34 && out[1] == 321 && out[2] == 2 && plain.a == 3 && out[3] == 1 && w.v[2] == 9);
  return 0;
}

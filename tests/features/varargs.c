// Functions with variable arguments: integers, doubles, pointers, structs, va_copy.
#include <assert.h>
#include <stdarg.h>
struct two { int a, b; };
struct many { long v[4]; };
int out[3];
static int sum(int n, ...) {
  va_list l, m;
  int s = 0;
  va_start(l, n);
  va_copy(m, l);
  for (int i = 0; i < n; i++) s += va_arg(l, int);
  s = s * 10 + va_arg(m, int);
  va_end(m);
  va_end(l);
  return s;
}
static int mixed(const char *kinds, ...) {
  va_list l;
  int s = 0;
  va_start(l, kinds);
  for (; *kinds; kinds++) switch (*kinds) {
    case 'i': s += va_arg(l, int);
    break;
    case 'd': s += (int)va_arg(l, double);
    break;
    case 'l': s += (int)va_arg(l, long long);
    break;
    case 'p': s += *va_arg(l, int *);
    break;
    case 's': {
      struct two t = va_arg(l, struct two);
      s += t.a * t.b;
      break;
    }
    case 'm': {
      struct many t = va_arg(l, struct many);
      s += (int)t.v[3];
      break;
    }
  }
  va_end(l);
  return s;
}
int main(void) {
  int x = 5;
  struct two t = {3, 4};
  struct many m = {{0, 0, 0, 100}};
  out[0] = sum(3, 1, 2, 3);
  out[1] = mixed("idlp", 1, 2.5, 3ll, &x);
  out[2] = mixed("smi", t, m, 7);
  assert(out[0] == 61 && out[1] == 11 && out[2] == 119);
  return 0;
}

// switch with fall-through and ranges, goto, do, continue, the conditional and comma operators, computed goto.
#include <assert.h>
int out[4];
static int classify(int n) {
  switch (n) {
    case 1: return 10;
    case 2: n++;
    case 3: return n;
    case 5 ... 8: return 58;
    default: return -1;
  }
}
static int jump(int n) {
  static void *labels[] = {&&zero, &&one, &&two};
  int r = 0;
  goto *labels[n];
  zero: r += 1;
  one: r += 10;
  two: r += 100;
  return r;
}
int main(void) {
  int i = 0, s = 0;
  do {
    if (i == 2) continue;
    s += i;
  } while (++i < 5);
  again: if (s < 20) {
    s += 7;
    goto again;
  }
  out[0] = classify(2) + classify(7) + classify(9);
  out[1] = s;
  out[2] = (i++, s > 20 ? i : -i);
  out[3] = jump(1);
  assert(out[0] == 60 && out[1] == 22 && out[2] == 6 && out[3] == 110);
  return 0;
}

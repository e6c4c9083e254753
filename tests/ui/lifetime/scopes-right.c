// Scopes that are left early, entered again, entered by a jump, and objects that live as long as they are used: nothing is wrong.
//
// check: --model sc,tso,pso,rmo,relaxed --engine symbolic
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso,rmo --engine enumerate
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --model sc,tso,pso --engine directed
// expect: sc safe all, tso safe all, pso safe all
// check: --model sc,tso,pso --engine unwind
// expect: sc safe all, tso safe all, pso safe all
#include <assert.h>

struct pair { int a, b; };

static int *same(int *p) { return p; }

static int early(int n) {
  for (int i = 0; i < 4; i++) {
    struct pair here = {i, n};
    int *p = same(&here.a);
    if (*p == n)
      return *p + here.b;
    if (i == 1)
      continue;
    {
      int inner[2] = {*p, 1};
      int *q = same(inner);
      if (q[1] != 1)
        break;
    }
  }
  return -1;
}

static int jumps(int n) {
  switch (n) {
    int x;
  case 1:
    x = 3;
    return *same(&x);
  case 2:
    x = 4;
    break;
  default:
    return 0;
  }
  int *q;
  if (n == 2)
    goto inside;
  {
    int y;
  inside:
    y = 5;
    q = same(&y);
    return *q;
  }
}

int main(void) {
  assert(early(2) == 4);
  assert(early(9) == -1);
  assert(jumps(1) == 3 && jumps(2) == 5 && jumps(3) == 0);
  int *p = same(&(int){7});
  assert(*p == 7);
  for (int n = 1; n < 3; n++) {
    int array[n];
    array[n - 1] = n;
    assert(*same(&array[n - 1]) == n);
  }
  return 0;
}

// A variable that is declared between a switch and its first case lives through all of it, also where it is used in a loop only.
//
// check: --model sc,tso,pso,rmo,relaxed --property assert,memsafety
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso,rmo,relaxed --property assert,memsafety --engine symbolic
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso,rmo,relaxed --property assert,memsafety --engine enumerate
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso,rmo --property assert,memsafety --engine directed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --model sc --property assert,memsafety --engine unwind
// expect: sc safe all
#include <assert.h>

int main(void) {
  int i = 0;
  switch (i) {
    int x;
  case 0:
    do {
      if (i == 0) x = 1;
      assert(x == i + 1);
      x++;
    } while (++i < 3);
  }
  return 0;
}

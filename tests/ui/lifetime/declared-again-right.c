// A jump back before a declaration: the variable lives on, and pointers to it may be used before it is declared again.
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
  int rounds = 0;
  int *to = 0;
again:
  if (to) assert(*to == rounds + 4);
  int x = 5 + rounds;
  to = &x;
  if (++rounds < 3) goto again;
  return 0;
}

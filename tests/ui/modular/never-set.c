// A branch on a variable that was never set: what comes behind it means nothing, wherever the variable lives.
//
// check: --engine modular --property assert --model sc,tso,pso,rmo,relaxed
// expect: sc unknown, tso unknown, pso unknown, rmo unknown, relaxed unknown
// check: --engine modular --property assert --model sc,tso,pso,rmo,relaxed -D SET
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all

#include <assert.h>

int shared, seen;

int main(void) {
#ifdef SET
  int local = 0;
#else
  int local;
#endif
  if (local == 3)
    seen = 1;
  assert(shared == 0);
}

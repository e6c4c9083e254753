// A compound literal that is evaluated again while its block goes on is the same object (C11 6.5.2.5).
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

struct item {
  int i;
};

int main(void) {
  {
    struct item *now = 0, *before;
    int j = 0;
  again:
    before = now, now = &((struct item){j++});
    if (j < 2) goto again;
    assert(now == before && before->i == 1);
  }
  return 0;
}

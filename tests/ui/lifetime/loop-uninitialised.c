// A local of a loop's body holds nothing at first in each iteration; a static one keeps what it had.
//
// check: --model sc,tso,pso,rmo,relaxed --engine symbolic
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc,tso,pso,rmo --engine enumerate
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety
// check: --model sc,tso,pso,rmo --engine directed
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety
// check: --model sc,tso,pso --engine unwind
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety
int main(void) {
  int sum = 0;
  for (int i = 0; i < 2; i++) {
    static int kept;
    int x;
    if (i == 0)
      x = kept = 1;
    if (kept == 1 && x == 1)
      sum++;
  }
  return sum - 2;
}

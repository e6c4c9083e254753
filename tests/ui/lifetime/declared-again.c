// A jump back before a declaration without a value: the variable lives on, but its value is lost.
//
// check: --model sc,tso,pso,rmo,relaxed --property memsafety
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc,tso,pso,rmo,relaxed --property memsafety --engine symbolic
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc,tso,pso,rmo,relaxed --property memsafety --engine enumerate
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc,tso,pso,rmo --property memsafety --engine directed
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety
// check: --model sc --property memsafety --engine unwind
// expect: sc unsafe memsafety

int main(void) {
  int rounds = 0, sum = 0;
again:;
  int x;
  if (rounds == 1 && x) sum++;
  x = 1;
  if (++rounds < 2) goto again;
  return sum;
}

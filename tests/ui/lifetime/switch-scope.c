// A variable that is declared between a switch and its first case ends with the body of the switch.
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
  int *to = 0;
  switch (1) {
    int x;
  default:
    x = 1;
    to = &x;
  }
  return *to == 3;
}

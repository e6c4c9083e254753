// An access before the first object of the stack.
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
  int a[3] = {1, 2, 3};
  int *to = a;
  return to[-1] == 1;
}

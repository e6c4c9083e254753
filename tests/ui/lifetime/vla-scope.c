// An array of variable length ends with its block.
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
  int *p = 0;
  for (int n = 1; n < 3; n++) {
    int array[n];
    array[n - 1] = n;
    if (p && *p == 7)
      return 1;
    p = array;
  }
  return 0;
}

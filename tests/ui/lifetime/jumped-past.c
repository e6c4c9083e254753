// A variable whose declaration is jumped past ends with its block all the same.
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
  int n = 1;
  int *p = 0;
  if (n == 1)
    goto inside;
  {
    int x = 2;
  inside:
    x = 3;
    p = &x;
    if (*p != 3)
      return 2;
  }
  return *p;
}

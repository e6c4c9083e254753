// A compound literal ends with the block that it stands in.
//
// check: --model sc,tso,pso,rmo,relaxed --engine symbolic
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc,tso,pso,rmo --engine enumerate
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety
// check: --model sc,tso,pso,rmo --engine directed
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety
// check: --model sc,tso,pso --engine unwind
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety
struct pair { int a, b; };

int main(void) {
  struct pair *p = 0;
  for (int i = 0; i < 2; i++) {
    if (p && p->b == 9)
      return 1;
    p = &(struct pair){i, i + 1};
    if (p->a != i)
      return 2;
  }
  return 0;
}

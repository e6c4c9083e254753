// A structure that a function returns is a copy: the local that it was made in ends with the function, and so do pointers into it.
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

struct node {
  int value;
  int padding[8];
  int *to;
};

static struct node make(void) {
  struct node local = {0};
  local.to = &local.value;
  return local;
}

int main(void) {
  struct node node = make();
  return *node.to == 3;
}

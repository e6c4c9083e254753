// A store to one of eighty elements: the fixpoint tells so many apart only if it is asked to.
//
// check: --engine modular --property assert --model sc,relaxed
// expect: sc unknown, relaxed unknown
// check: --engine modular --property assert --model sc,relaxed --tune modular.elements=128
// expect: sc safe all, relaxed safe all

#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);

int places[100];

int main(void) {
  places[__VERIFIER_nondet_uint() % 80] = 1;
  assert(places[90] == 0);
}

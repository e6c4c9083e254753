// rand_r needs a seed.
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc,tso,pso --engine unwind
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety

#include <stdlib.h>

unsigned *seed;

int main(void)
{
    return rand_r(seed) < 0;
}

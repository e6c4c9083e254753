// rand_r moves the seed.
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert, relaxed unsafe assert
// check: --model sc,tso,pso --engine unwind
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert

#include <assert.h>
#include <stdlib.h>

int main(void)
{
    unsigned seed = 1;
    assert(rand_r(&seed) >= 0);
    assert(seed == 1);
    return 0;
}

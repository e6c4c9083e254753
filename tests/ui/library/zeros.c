// Zeros are counted; what is undefined and not looked at is no finding.
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso,rmo --engine enumerate
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --model sc,tso,pso,rmo --engine directed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --model sc,tso,pso --engine unwind
// expect: sc safe all, tso safe all, pso safe all

#include <assert.h>

int main(void)
{
    volatile unsigned some = 0xf0, zero = 0;
    int none = __builtin_clz(zero);
    if (zero == 0)
        none = 32;
    assert(none == 32);
    assert(__builtin_clz(some) == 24 && __builtin_ctz(some) == 4 && __builtin_ffs(some) == 5 && __builtin_ffs(zero) == 0);
    return 0;
}

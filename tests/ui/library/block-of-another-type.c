// A block passes through a structure that has padding where the block has none.
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso,rmo --engine enumerate
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --model sc,tso,pso --engine directed
// expect: sc safe all, tso safe all, pso safe all
// check: --model sc,tso,pso --engine unwind
// expect: sc safe all, tso safe all, pso safe all

#include <assert.h>
#include <string.h>

struct gaps {
    char c;
    int i;
};

int main(void)
{
    unsigned long value = 0x0123456789abcdef, copy;
    struct gaps a, b;
    memcpy(&a, &value, sizeof a);
    b = a;
    memcpy(&copy, &b, sizeof copy);
    assert(copy == value);
    return 0;
}

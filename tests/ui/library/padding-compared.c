// Padding that nothing was written to has no value.
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc,tso,pso,rmo --engine enumerate
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety
// check: --model sc,tso,pso,rmo --engine directed
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety
// check: --model sc,tso,pso --engine unwind
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety

#include <string.h>

struct gaps {
    char c;
    int i;
};

int main(void)
{
    struct gaps a, b;
    a.c = b.c = 1;
    a.i = b.i = 2;
    return memcmp(&a, &b, sizeof a) == 0;
}

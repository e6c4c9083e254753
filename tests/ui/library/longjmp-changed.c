// A local without volatile that changed since setjmp has no defined value behind longjmp (C11 7.13.2.1).
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc,tso,pso,rmo --engine enumerate
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety
// check: --model sc,tso,pso,rmo --engine directed
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety
// check: --model sc,tso,pso --engine unwind
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety
// check: --model sc,tso,pso,rmo,relaxed -D KEPT
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso,rmo --engine enumerate -D KEPT
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --model sc,tso,pso,rmo --engine directed -D KEPT
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --model sc,tso,pso --engine unwind -D KEPT
// expect: sc safe all, tso safe all, pso safe all
#include <assert.h>
#include <setjmp.h>

jmp_buf place;

static void fail(void)
{
    longjmp(place, 2);
}

int main(void)
{
#ifdef KEPT
    volatile
#endif
    int tries = 0;
    if (setjmp(place) == 0) {
        tries = 1;
        fail();
    }
    assert(tries == 1);
    return 0;
}

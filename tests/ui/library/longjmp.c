// longjmp goes back to setjmp, over functions that do not go on.
//
// check: --model sc,tso,pso,rmo,relaxed -D LOOP
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso,rmo --engine enumerate -D LOOP
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --model sc,tso,pso --engine directed -D LOOP
// expect: sc safe all, tso safe all, pso safe all
// check: --model sc,tso,pso --engine unwind -D LOOP
// expect: sc safe all, tso safe all, pso safe all
// check: --model sc,tso,pso,rmo,relaxed -D WRONG
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert, relaxed unsafe assert
// check: --model sc,tso,pso,rmo --engine enumerate -D WRONG
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert
// check: --model sc,tso,pso,rmo --engine directed -D WRONG
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert
// check: --model sc,tso,pso --engine unwind -D WRONG
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert
#include <assert.h>
#include <setjmp.h>

jmp_buf place;
int depth, reached;

static void down(int n)
{
    int before = n;
    if (n == 0) {
        reached = 1;
        longjmp(place, 0); /* 0 becomes 1. */
    }
    down(n - 1);
    depth += before; /* The functions on the way do not go on. */
}

static int again(int k)
{
    int same = 7;
    volatile int counted = 0;
    switch (setjmp(place)) {
    case 0:
        counted++;
        if (k > 0)
            longjmp(place, k);
        return 100 + counted;
    case 1:
        counted += 10;
        return same + counted;
    default:
        return 50 + k;
    }
}

int main(void)
{
    int r = setjmp(place);
    if (r == 0)
        down(3);
    assert(r == 1 && reached == 1 && depth == 0);
    assert(again(0) == 101 && again(1) == 18 && again(2) == 52);
#ifdef LOOP
    for (int i = 0; i < 2; i++) {
        volatile int turns = 0;
        int v[i + 1];
        v[i] = i;
        r = setjmp(place);
        turns++;
        if (r < 2)
            longjmp(place, r + 1);
        assert(turns == 3 && v[i] == i);
    }
#endif
#ifdef WRONG
    assert(again(1) != 18);
#endif
    return 0;
}

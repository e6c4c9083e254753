// strtol and sscanf at the borders of what they take.
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso --engine enumerate
// expect: sc safe all, tso safe all, pso safe all
// check: --model sc,tso,pso --engine directed
// expect: sc safe all, tso safe all, pso safe all
// check: --model sc,tso,pso --engine unwind
// expect: sc safe all, tso safe all, pso safe all

#include <assert.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    char *end;
    int i = 7;
    long l;
    unsigned long u;
    errno = 0;
    assert(strtol("10", &end, 1) == 0 && errno == EINVAL);
    errno = 0;
    assert(strtol("zz", &end, 36) == 35 * 37 && errno == 0);
    assert(strtol("10", &end, 37) == 0 && errno == EINVAL);
    assert(sscanf("", "a%d", &i) == EOF && sscanf("x", "a%d", &i) == 0 && sscanf("a", "a%d", &i) == EOF && i == 7);
    assert(sscanf("99999999999999999999", "%ld", &l) == 1 && l == LONG_MAX);
    assert(sscanf("-99999999999999999999", "%ld", &l) == 1 && l == LONG_MIN);
    assert(sscanf("99999999999999999999", "%lu", &u) == 1 && u == ULONG_MAX);
    assert(sscanf("-5 ff", "%d%lx", &i, &u) == 2 && i == -5 && u == 255);
    return 0;
}

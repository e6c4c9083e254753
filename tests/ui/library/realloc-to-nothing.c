// realloc to no bytes frees, as in glibc.
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
#include <stdlib.h>

int main(void)
{
    void *p = malloc(4);
    p = realloc(p, 0);
    assert(p == NULL);
    p = realloc(p, 4);
    assert(p != NULL);
    free(p);
    return 0;
}

// time tells the time twice.
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso --engine unwind
// expect: sc safe all, tso safe all, pso safe all

#include <assert.h>
#include <time.h>

int main(void)
{
    time_t place, now = time(&place);
    assert(now == place);
    return 0;
}

// The monotonic clock never goes back.
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
#include <time.h>
#include <assert.h>
int main(void){ struct timespec a,b; clock_gettime(CLOCK_MONOTONIC,&a); clock_gettime(CLOCK_MONOTONIC,&b); assert(b.tv_sec>a.tv_sec || (b.tv_sec==a.tv_sec && b.tv_nsec>=a.tv_nsec)); assert(a.tv_nsec>=0&&a.tv_nsec<1000000000); return 0; }

// A buffer with one place: put and take say whether they did something. -DFENCED keeps value and flag in order.
//
// test: "p | t" --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso unsafe, rmo unsafe, relaxed unsafe
// test: "p | t" --model sc,tso,pso,rmo,relaxed -D FENCED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// test: "p | p" --model sc,tso,pso,rmo,relaxed
// expect: sc unsafe, tso unsafe, pso unsafe, rmo unsafe, relaxed unsafe

#include <fencepost.h>

#ifdef FENCED
#define ORDER(pairs) fp_fence(pairs)
#else
#define ORDER(pairs)
#endif

int full, value;

void put(void)
{
    int v = fp_arg();
    if (full) {
        fp_observe(0);
        return;
    }
    ORDER(FP_LS);
    value = v;
    ORDER(FP_SS);
    full = 1;
    fp_observe(1);
}

void take(void)
{
    if (!full) {
        fp_observe(0);
        return;
    }
    ORDER(FP_LL);
    int v = value;
    ORDER(FP_LS | FP_SS);
    full = 0;
    fp_observe(1);
    fp_observe(v);
}

FP_OPERATION(p, put)
FP_OPERATION(t, take)

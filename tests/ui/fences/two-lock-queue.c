// The two-lock queue without its own two fences (those of locks and allocator stay): the two of CAV 2006, store-store before
// line 15 and load-load behind line 32, and none on tso. The lines are those of the example.
//
// test: "e | d" --model tso
// expect: tso safe all
// fences: --model tso,relaxed --test e|d --test ed|ed --timeout 400
// needs: tso nothing
// needs: relaxed 143<SS/138>SS/138<SS/68<SS 156>LL/167<LL | 143:release/138:release 156:acquire
// spares: tso 73 80 105 113
// together: tso 73 80 105 113
// spares: relaxed 105 113
// together: relaxed 105 113

#define UNFENCED
#include "../../../examples/datatypes/two-lock-queue.c"

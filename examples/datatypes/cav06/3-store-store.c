// The third of the five problems of CAV 2006, section 4: no store-store fence before line 15.
//
// test: "e | d" --model relaxed
// expect: relaxed unsafe

#define NO_SS
#include "../two-lock-queue.c"

// The fourth of the five problems of CAV 2006, section 4: no load-load fence behind line 32.
//
// test: "e | d" --model relaxed
// expect: relaxed unsafe

#define NO_LL
#include "../two-lock-queue.c"

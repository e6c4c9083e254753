// The last of the five problems of CAV 2006, section 4: the fence of unlock behind the store.
//
// test: "e | e | d | d" --model relaxed
// expect: relaxed unsafe

#define UNLOCK_WRONG
#include "../two-lock-queue.c"

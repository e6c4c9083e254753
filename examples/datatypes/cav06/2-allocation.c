// The second of the five problems of CAV 2006, section 4: an allocator without fences.
//
// test: "e e e | d d" --model relaxed
// expect: relaxed unsafe

#define ALLOC_UNFENCED
#include "../two-lock-queue.c"

// The first of the five problems of CAV 2006, section 4: line 31 as the commit point of dequeue, a first guess.
//
// test: "e | d" --model sc --spec commit
// expect: sc unsafe

#define WRONG_COMMIT
#include "../two-lock-queue.c"

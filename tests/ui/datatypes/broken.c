// Operations that go wrong by themselves: one fails in every execution, one only beside another, one waits for ever.
//
// test: "f | d" --model sc
// expect: sc unsafe
// test: "d | e" --model sc
// expect: sc unsafe
// test: "l | l" --model sc
// expect: sc unsafe
// test: "e | e" --model sc
// expect: sc safe all

#include <assert.h>
#include <fencepost.h>
#include <pthread.h>

int x;
pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

void fails(void)
{
    assert(fp_arg() == 0);
}

void doubles(void)
{
    x = 1;
    x = 2;
}

void even(void)
{
    assert(x != 1);
}

void locks(void)
{
    pthread_mutex_lock(&mutex);
}

FP_OPERATION(f, fails)
FP_OPERATION(d, doubles)
FP_OPERATION(e, even)
FP_OPERATION(l, locks)

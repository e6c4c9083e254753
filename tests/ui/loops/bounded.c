// A loop that the bound cuts: the answer says so. Without a bound the explorer sees all of it. The symbolic engine needs
// no bound for a loop that counts to a constant, so it finds the violation beyond the one that was asked for.
//
// check: --engine enumerate --model sc --unwind 3
// expect: sc safe bounded
// check: --engine enumerate --model sc
// expect: sc unsafe assert
// check: --engine symbolic --model sc --unwind 3
// expect: sc unsafe assert

#include <assert.h>
#include <pthread.h>

volatile int x;

int main(void)
{
    for (int i = 0; i < 10; i++)
        x++;
    assert(x != 10);
    return 0;
}

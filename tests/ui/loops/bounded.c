// A loop that the bound cuts: the answer says so. Without a bound both engines see all of it.
//
// check: --engine enumerate --model sc --unwind 3
// expect: sc safe bounded
// check: --engine enumerate --model sc
// expect: sc unsafe assert
// check: --engine symbolic --model sc --unwind 3
// expect: sc safe bounded
// check: --engine symbolic --model sc
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

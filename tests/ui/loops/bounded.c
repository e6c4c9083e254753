// A loop that the bound cuts: the answer says so. Without a bound the explorer sees all of it.
//
// check: --model sc --unwind 3
// expect: sc safe bounded
// check: --model sc
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

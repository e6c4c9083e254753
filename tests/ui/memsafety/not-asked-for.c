// A finding of a property that nobody asked for is not reported.
//
// check: --model sc --property assert
// expect: sc safe

#include <assert.h>

int array[4];
volatile int place = 3;

int main(void)
{
    array[place] = 1;
    assert(array[3] == 1);
    return 0;
}

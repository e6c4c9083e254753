// An element of an array is written. FORGED has one more of them.

#include <assert.h>
#include <pthread.h>

#ifdef FORGED
int array[4];
#else
int array[3];
#endif
int x;

int main(void)
{
    array[x + 3] = 1;
    assert(x);
    return 0;
}

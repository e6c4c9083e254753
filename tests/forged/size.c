// The size of an object is asked for. FORGED asks for less than there is.

#include <assert.h>
#include <malloc.h>
#include <stdlib.h>

#ifdef FORGED
#define SIZE 4
#else
#define SIZE 8
#endif

int main(void)
{
    int *p = malloc(SIZE);
    assert(malloc_usable_size(p) >= 8);
    free(p);
    return 0;
}

// check: --model sc
// expect: sc unsafe memsafety

#include <stdlib.h>

int main(void)
{
    int *p = malloc(sizeof *p);
    if (!p)
        return 0;
    int r = 0;
    if (*p)
        r = 1;
    free(p);
    return r;
}

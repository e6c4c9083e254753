// Strings that are printed are read: up to their end, which must be there.
//
// check: --model sc
// expect: sc safe
// check: --model sc -D OPEN
// expect: sc unsafe memsafety
// check: --model sc -D UNSET
// expect: sc unsafe memsafety
// check: --model sc -D FREED
// expect: sc unsafe memsafety

#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    char *text = malloc(2);
#ifndef UNSET
    text[0] = 'a';
    text[1] = 0;
#endif
#ifdef OPEN
    text[1] = 'b';
#endif
#ifdef FREED
    free(text);
#endif
    puts(text);
    return 0;
}

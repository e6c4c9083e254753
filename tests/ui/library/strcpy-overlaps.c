// strcpy to the left, within one string.
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc,tso,pso,rmo --engine enumerate
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety
// check: --model sc,tso,pso,rmo --engine directed
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety
// check: --model sc,tso,pso --engine unwind
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety

#include <string.h>

int main(void)
{
    char text[16] = "abcdef";
    strcpy(text, text + 1);
    return text[0] != 0;
}

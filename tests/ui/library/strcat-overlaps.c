// strcat behind whose text stands, at once, what it reads: the closing zero falls on it.
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
    char text[24] = "abcde";
    strcpy(text + 10, "fghij");
    strcat(text, text + 10);
    return text[0] != 0;
}

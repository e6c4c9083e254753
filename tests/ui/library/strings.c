// Copies of strings that stay apart, and comparisons without regard to case.
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso,rmo --engine enumerate
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --model sc,tso,pso,rmo --engine directed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --model sc,tso,pso --engine unwind
// expect: sc safe all, tso safe all, pso safe all

#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

int main(void)
{
    char text[16] = "abcdef", list[] = "a:b", *rest = list;
    strcpy(text + 8, text);
    assert(strcmp(text + 8, "abcdef") == 0);
    strncpy(text, text + 4, 4);
    assert(strcmp(text, "ef") == 0);
    strcat(text, text + 10);
    assert(strcmp(text, "efcdef") == 0);
    strncat(text, text + 12, 1);
    assert(strcmp(text, "efcdefe") == 0);
    assert(stpcpy(text, "xy") == text + 2);
    assert(strcasecmp("AbC", "aBc") == 0 && strncasecmp("ab1", "AB2", 2) == 0 && strcasecmp("a", "B") < 0);
    assert(*strsep(&rest, ":") == 'a' && *strsep(&rest, ":") == 'b' && !strsep(&rest, ":"));
    assert(lldiv(-9, 4).quot == -2 && lldiv(-9, 4).rem == -1);
    return 0;
}

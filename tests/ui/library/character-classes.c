// ctype.h in the locale "C".
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso,rmo --engine enumerate
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --model sc,tso,pso,rmo --engine directed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --model sc,tso,pso --engine unwind
// expect: sc safe all, tso safe all, pso safe all
#include <ctype.h>
#include <assert.h>
int main(void){ int c='a'; assert(isalpha(c)&&!isdigit(c)&&toupper(c)=='A'&&isspace(' ')&&isalnum('1')&&ispunct('.')&&isxdigit('f')&&iscntrl('\n')&&isprint(' ')&&!isgraph(' ')&&islower(c)&&isupper('Z')&&tolower('Z')=='z'&&isblank('\t')); return 0; }

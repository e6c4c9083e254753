// The number of trailing zeros of zero is undefined.
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc,tso,pso,rmo --engine enumerate
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety
// check: --model sc,tso,pso,rmo --engine directed
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety
// check: --model sc,tso,pso --engine unwind
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety

int main(void)
{
    volatile unsigned long zero = 0;
    return __builtin_ctzl(zero) == 64;
}

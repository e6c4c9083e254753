// How many threads the machine runs at a time is an input; 0 says that nobody knows.
//
// check: --model sc
// expect: sc safe all
// check: --model sc,tso,pso,rmo,relaxed --engine symbolic
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc -D ONE
// expect: sc unsafe assert
// check: --model sc,tso,pso,rmo,relaxed --engine symbolic -D ONE
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert, relaxed unsafe assert
#include <cassert>
#include <thread>

int main()
{
    unsigned n = std::thread::hardware_concurrency();
#ifdef ONE
    assert(n > 0);
#else
    unsigned used = n == 0 ? 2 : n;
    assert(used > 0);
#endif
}

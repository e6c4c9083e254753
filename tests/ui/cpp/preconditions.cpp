// What the library asks of its callers is looked at also where the memory that is touched is alive.
//
// check: --model sc,rmo
// expect: sc safe all, rmo safe all
// check: --model sc,tso,pso,rmo,relaxed -D CLEARED
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc --engine enumerate -D CLEARED
// expect: sc unsafe memsafety
// check: --model sc -D EMPTY
// expect: sc unsafe memsafety
// check: --model sc -D BACK
// expect: sc unsafe memsafety
#include <cassert>
#include <list>
#include <optional>
#include <vector>

int main()
{
    std::vector<int> numbers{1, 2};
    std::optional<int> maybe = 3;
    std::list<int> list{3, 1, 2};
    list.sort();
    list.reverse();
    assert(list.front() == 3 && list.back() == 1);
#if defined(CLEARED)
    numbers.clear();
    return numbers[0];
#elif defined(EMPTY)
    maybe.reset();
    return *maybe;
#elif defined(BACK)
    numbers.pop_back();
    numbers.pop_back();
    numbers.pop_back();
#endif
    return numbers[1] + *maybe - 5;
}

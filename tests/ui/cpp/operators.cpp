// What comes from new goes to delete, what comes from new[] to delete[], what comes from malloc to free; and a program that replaces
// the plain operators replaces those for arrays.
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc --engine enumerate
// expect: sc safe all
// check: --model sc,rmo -D ARRAY
// expect: sc unsafe memsafety, rmo unsafe memsafety
// check: --model sc --engine enumerate -D ARRAY
// expect: sc unsafe memsafety
// check: --model sc --engine directed -D ARRAY
// expect: sc unsafe memsafety
// check: --model sc --engine unwind -D ARRAY
// expect: sc unsafe memsafety
// check: --model sc -D SINGLE
// expect: sc unsafe memsafety
// check: --model sc -D MALLOC
// expect: sc unsafe memsafety
// check: --model sc -D FREE
// expect: sc unsafe memsafety
// check: --model sc,rmo -D REPLACED
// expect: sc safe all, rmo safe all
#include <cassert>
#include <cstdlib>
#include <new>

#ifdef REPLACED
int count;
void *operator new(std::size_t size)
{
    count++;
    return std::malloc(size);
}
void operator delete(void *object) noexcept
{
    count--;
    std::free(object);
}
#endif

int main()
{
    int *array = new int[3];
    int *single = new int(1);
    int *quiet = new (std::nothrow) int(2);
    void *raw = std::malloc(4);
#ifdef REPLACED
    assert(count == 3);
#endif
    array[2] = *single + *quiet;
    assert(array[2] == 3);
#if defined(ARRAY)
    delete array;
#elif defined(SINGLE)
    delete[] single;
#elif defined(MALLOC)
    delete static_cast<int *>(raw);
#elif defined(FREE)
    std::free(single);
#else
    delete[] array;
    delete single;
    delete quiet;
    std::free(raw);
    delete static_cast<int *>(nullptr);
#endif
#ifdef REPLACED
    assert(count == 0);
#endif
}

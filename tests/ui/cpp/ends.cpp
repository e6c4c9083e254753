// Without exceptions, what would throw one ends the program, and so does a thread that nobody joins: that is a finding.
//
// check: --model sc
// expect: sc safe all
// check: --model sc -D FORGOTTEN
// expect: sc unsafe assert
// check: --model sc -D TWICE
// expect: sc unsafe assert
// check: --model sc -D OUTSIDE
// expect: sc unsafe assert
// check: --model sc -D DETACHED
// expect: sc safe all

#include <atomic>
#include <cassert>
#include <thread>
#include <vector>

std::atomic<int> x{0};

int main()
{
    std::vector<int> numbers{1, 2, 3};
    std::thread thread([] { x = 1; });
#if defined(DETACHED)
    thread.detach();
#elif !defined(FORGOTTEN)
    thread.join();
#endif
#ifdef TWICE
    thread.join();
#endif
#ifdef OUTSIDE
    return numbers.at(x + 2);
#else
    return numbers.at(x + 1) - 3 + (x ? 0 : 1);
#endif
}

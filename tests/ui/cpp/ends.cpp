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
// check: --model sc -D EMPTY
// expect: sc unsafe assert
// check: --model sc -D OTHER
// expect: sc unsafe assert
// check: --model sc -D GONE
// expect: sc unsafe assert
// check: --model sc -D PROMISE
// expect: sc unsafe assert
// check: --model sc -D DETACHED
// expect: sc safe all

#include <any>
#include <atomic>
#include <cassert>
#include <future>
#include <memory>
#include <optional>
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
#ifdef EMPTY
    std::optional<int> nothing;
    return nothing.value();
#endif
#ifdef OTHER
    std::any number = 1.5;
    return std::any_cast<int>(number);
#endif
#ifdef GONE
    std::weak_ptr<int> gone;
    std::shared_ptr<int> found(gone);
#endif
#ifdef PROMISE
    std::future<void> future = std::promise<void>().get_future();
    future.get();
#endif
#ifdef OUTSIDE
    return numbers.at(x + 2);
#else
    return numbers.at(x + 1) - 3 + (x ? 0 : 1);
#endif
}

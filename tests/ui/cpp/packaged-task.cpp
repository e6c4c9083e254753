// std::packaged_task; a wait with a time for its future may end before the task is done, or after.
//
// check: --model sc,tso
// expect: sc safe all, tso safe all
// check: --model sc --engine enumerate
// expect: sc safe all
// check: --model sc,tso -D WAIT
// expect: sc unsafe assert, tso unsafe assert
// check: --model sc --engine symbolic -D WAIT
// expect: sc unsafe assert
// check: --model sc,tso -D NEVER
// expect: sc unsafe assert, tso unsafe assert
// check: --model sc --engine symbolic -D NEVER
// expect: sc unsafe assert
// check: --model sc -D UNTIL
// expect: sc safe all
// check: --model sc,tso --engine symbolic -D UNTIL
// expect: sc safe all, tso safe all
#include <cassert>
#include <chrono>
#include <future>
#include <thread>

int main()
{
    std::packaged_task<int(int)> task([](int n) { return n + 1; });
    std::future<int> result = task.get_future();
    std::thread thread(std::move(task), 3);
#ifdef WAIT
    assert(result.wait_for(std::chrono::milliseconds(5)) == std::future_status::ready);
#elif defined NEVER
    assert(result.wait_for(std::chrono::milliseconds(5)) != std::future_status::ready);
#elif defined UNTIL
    auto status = result.wait_until(std::chrono::steady_clock::now() + std::chrono::milliseconds(5));
    if (status == std::future_status::ready)
        assert(result.get() == 4);
    else
        assert(status == std::future_status::timeout);
#else
    assert(result.get() == 4);
#endif
    thread.join();
}

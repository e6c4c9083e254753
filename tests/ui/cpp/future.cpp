// Promises, futures, tasks.
//
// check: --model sc,tso
// expect: sc safe all, tso safe all
// check: --model sc -D BROKEN
// expect: sc unsafe deadlock

#include <cassert>
#include <future>

int main()
{
    std::promise<int> promise;
    std::future<int> future = promise.get_future();
    int ready = 0;
    std::thread thread([&] {
        ready = 1;
#ifndef BROKEN
        promise.set_value(3);
#endif
    });
    assert(future.get() == 3 && ready == 1);
    thread.join();
    std::future<int> task = std::async(std::launch::async, [] { return 4; });
    assert(task.get() == 4);
}

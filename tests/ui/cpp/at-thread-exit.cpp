// A value that is set when the thread ends.
//
// check: --model sc,tso
// expect: sc safe all, tso safe all
// check: --model sc --engine enumerate
// expect: sc safe all
// check: --model sc -D WRONG
// expect: sc unsafe assert
// check: --model sc,tso --engine enumerate -D WRONG
// expect: sc unsafe assert, tso unsafe assert
#include <cassert>
#include <future>
#include <thread>

std::promise<int> promise;
thread_local int last = 3;

int main()
{
    std::future<int> future = promise.get_future();
    std::thread thread([] {
        promise.set_value_at_thread_exit(5);
        last = 4;
    });
#ifdef WRONG
    assert(future.get() != 5);
#else
    assert(future.get() == 5);
#endif
    thread.join();
}

// std::condition_variable_any: a wake-up that is missing is a standstill, a wait with a time may end without one.
//
// check: --model sc
// expect: sc safe all
// check: --model sc,tso --engine enumerate
// expect: sc safe all, tso safe all
// check: --model sc,tso --engine directed
// expect: sc safe all, tso safe all
// check: --model sc -D SILENT
// expect: sc unsafe deadlock
// check: --model sc --engine enumerate -D SILENT
// expect: sc unsafe deadlock
// check: --model sc -D TIMED
// expect: sc unsafe assert
// check: --model sc --engine symbolic -D TIMED
// expect: sc unsafe assert
#include <cassert>
#include <condition_variable>
#include <mutex>
#include <thread>

std::mutex m;
std::condition_variable_any c;
bool ready;

int main()
{
    std::thread thread([] {
        std::lock_guard<std::mutex> guard(m);
        ready = true;
#ifndef SILENT
        c.notify_one();
#endif
    });
    {
        std::unique_lock<std::mutex> lock(m);
        c.wait(lock, [] { return ready; });
        assert(ready);
    }
    thread.join();
#ifdef TIMED
    std::unique_lock<std::mutex> lock(m);
    bool come = c.wait_for(lock, std::chrono::milliseconds(1), [] { return !ready; });
    assert(come);
#endif
}

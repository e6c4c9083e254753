// Timed waits of C++: the time may be over at once, and is over at last, so that nobody stands still.
//
// check: --model sc,tso,pso,rmo -D CONDITION --engine symbolic
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --model sc,tso,pso,rmo -D MUTEX --engine symbolic
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --model sc,tso,pso,rmo -D SHARED --engine symbolic
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --model sc,rmo -D FUTURE --engine symbolic
// expect: sc safe all, rmo safe all
// check: --model sc,pso -D FUTURE --engine unwind
// expect: sc safe all, pso safe all
// check: --model sc,tso,pso -D SEMAPHORE --engine symbolic
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert

#include <cassert>
#include <chrono>
#include <condition_variable>
#include <future>
#include <mutex>
#include <semaphore>
#include <shared_mutex>
#include <thread>

using namespace std::chrono_literals;

#if defined(CONDITION)
std::mutex m;
std::condition_variable c;
int main()
{
    std::unique_lock<std::mutex> lock(m);
    std::cv_status answer = c.wait_for(lock, 1ms);
    assert(answer == std::cv_status::timeout || answer == std::cv_status::no_timeout);
}
#elif defined(MUTEX)
std::timed_mutex m;
int main()
{
    m.lock();
    std::thread t([] { assert(!m.try_lock_for(1ms)); });
    t.join();
    m.unlock();
}
#elif defined(SHARED)
std::shared_timed_mutex m;
int main()
{
    m.lock();
    std::thread t([] { assert(!m.try_lock_shared_for(1ms)); });
    t.join();
    m.unlock();
}
#elif defined(FUTURE)
int main()
{
    std::promise<int> p;
    std::future<int> f = p.get_future();
    assert(f.wait_for(1ms) == std::future_status::timeout);
    p.set_value(1);
}
#else
std::binary_semaphore s(0);
int main()
{
    std::thread t([] { s.release(); });
    bool got = s.try_acquire_for(1ms);
    t.join();
    assert(got);
}
#endif

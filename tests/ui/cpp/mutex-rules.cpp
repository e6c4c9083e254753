// What C++ forbids with its mutexes: to end a thread or a variable while they are locked, to unlock what one does not hold in this
// way, to try what one holds. That a timed lock counts as one is seen where it is right, too.
//
// check: --model sc,tso,pso,rmo,relaxed -D RIGHT --engine symbolic
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,rmo -D TIMED
// expect: sc unsafe memsafety, rmo unsafe memsafety
// check: --model sc,rmo -D OVER
// expect: sc unsafe memsafety, rmo unsafe memsafety
// check: --model sc --engine enumerate -D OVER
// expect: sc unsafe memsafety
// check: --model sc -D TRIED
// expect: sc unsafe memsafety
// check: --model sc,rmo -D SHARED
// expect: sc unsafe memsafety, rmo unsafe memsafety
// check: --model sc -D KIND
// expect: sc unsafe memsafety
// check: --model sc -D READER
// expect: sc unsafe memsafety
// check: --model sc --engine enumerate -D READER
// expect: sc unsafe memsafety
// check: --model sc,tso,pso,rmo,relaxed -D VARIABLE
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc --engine unwind -D VARIABLE
// expect: sc unsafe memsafety
// check: --model sc -D HEAP
// expect: sc unsafe memsafety
#include <cassert>
#include <chrono>
#include <mutex>
#include <shared_mutex>
#include <thread>

using namespace std::chrono_literals;

struct Account {
    std::mutex mutex;
    int value = 0;
};

int main()
{
#if defined(RIGHT)
    std::timed_mutex m;
    std::recursive_mutex r;
    int n = 0;
    std::thread t([&] {
        if (m.try_lock_for(1ms)) {
            n++;
            m.unlock();
        }
    });
    std::lock_guard<std::recursive_mutex> outer(r);
    std::lock_guard<std::recursive_mutex> inner(r);
    m.lock();
    n++;
    m.unlock();
    t.join();
    assert(n == 1 || n == 2);
#elif defined(TIMED)
    std::timed_mutex m;
    std::thread t([&] { (void)m.try_lock_for(1ms); });
    t.join();
#elif defined(OVER)
    std::recursive_mutex m;
    m.lock();
    m.unlock();
    m.unlock();
#elif defined(TRIED)
    std::mutex m;
    std::lock_guard<std::mutex> guard(m);
    (void)m.try_lock();
#elif defined(SHARED)
    std::shared_mutex m;
    std::thread t([&] { m.lock_shared(); });
    t.join();
#elif defined(KIND)
    std::shared_mutex m;
    m.lock_shared();
    m.unlock();
#elif defined(READER)
    std::shared_mutex m;
    m.lock_shared();
    std::thread t([&] { m.unlock_shared(); });
    t.join();
#elif defined(VARIABLE)
    {
        Account account;
        account.mutex.lock();
    }
#else
    Account *account = new Account;
    account->mutex.lock();
    delete account;
#endif
}

// A spin lock of one's own, used through std::lock_guard. With -D BROKEN it gives itself back too early.
//
// check: --model sc,tso,pso
// expect: sc safe all, tso safe all, pso safe all
// check: --model sc,tso,pso,rmo -D BROKEN
// expect: sc safe all, tso safe all, pso unsafe assert, rmo unsafe assert

#include <atomic>
#include <cassert>
#include <mutex>
#include <thread>

#ifdef BROKEN
constexpr auto unlocking = std::memory_order_relaxed;
#else
constexpr auto unlocking = std::memory_order_release;
#endif

class SpinLock {
    std::atomic<bool> held{false};

public:
    void lock()
    {
        while (held.exchange(true, std::memory_order_acquire)) {
        }
    }
    void unlock() { held.store(false, unlocking); }
};

SpinLock lock;
int counter;

static void work()
{
    std::lock_guard<SpinLock> guard(lock);
    counter++;
}

int main()
{
    std::thread other(work);
    work();
    other.join();
    assert(counter == 2);
}

// Two mutexes in two orders; std::scoped_lock takes them without a deadlock.
//
// check: --model sc
// expect: sc unsafe deadlock
// check: --model sc -D TOGETHER
// expect: sc safe

#include <cassert>
#include <mutex>
#include <thread>

std::mutex a, b;
int x;

static void work(std::mutex &first, std::mutex &second)
{
#ifdef TOGETHER
    std::scoped_lock both(first, second);
#else
    std::lock_guard<std::mutex> one(first);
    std::lock_guard<std::mutex> other(second);
#endif
    x++;
}

int main()
{
    std::thread thread(work, std::ref(a), std::ref(b));
    work(b, a);
    thread.join();
    assert(x == 2);
}

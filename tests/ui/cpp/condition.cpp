// Mutexes, guards, condition variables with a predicate, a vector of threads.
//
// check: --model sc,tso
// expect: sc safe all, tso safe all
// check: --model sc -D UNLOCKED
// expect: sc unsafe assert
// check: --model sc -D UNLOCKED --property race
// expect: sc unsafe race
// check: --model sc -D SILENT
// expect: sc unsafe deadlock

#include <cassert>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

std::mutex m;
std::condition_variable changed;
int items;

static void produce(int number)
{
#ifndef UNLOCKED
    std::lock_guard<std::mutex> guard(m);
#endif
    items += number;
#ifndef SILENT
    changed.notify_one();
#endif
}

int main()
{
    std::vector<std::thread> producers;
    producers.emplace_back(produce, 1);
    producers.emplace_back(produce, 2);
#ifdef UNLOCKED
    for (auto &p : producers)
        p.join();
    assert(items == 3);
#else
    {
        std::unique_lock<std::mutex> lock(m);
        changed.wait(lock, [] { return items == 3; });
        items = 0;
    }
    for (auto &p : producers)
        p.join();
    assert(items == 0);
#endif
}

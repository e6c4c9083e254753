// A thread that is about to sleep must not miss its wake-up on any machine, though the header of libstdc++ asks without a fence
// whether anybody sleeps.
//
// check: --model tso,pso,rmo --engine symbolic
// expect: tso safe, pso safe, rmo safe
// check: --model sc -D SHORT
// expect: sc unsafe deadlock
#include <cassert>
#include <latch>
#include <thread>

std::latch latch(1);
int a;

int main()
{
    std::thread thread([] {
        a = 1;
#ifndef SHORT
        latch.count_down();
#endif
    });
    latch.wait();
    assert(a == 1);
    thread.join();
}

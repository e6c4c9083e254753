// C++20: std::atomic::wait, semaphores, latches, threads that join themselves. All of them are made of futexes.
//
// check: --model sc,tso --property assert,deadlock
// expect: sc safe all, tso safe all
// check: --model sc -D FORGOTTEN
// expect: sc unsafe deadlock

#include <atomic>
#include <cassert>
#include <latch>
#include <semaphore>
#include <thread>

std::atomic<int> flag{0};
std::binary_semaphore free_slot{0};
std::latch done{2};
int data;

int main()
{
    std::jthread other([] {
        data = 1;
        flag.store(1);
#ifndef FORGOTTEN
        flag.notify_one();
#endif
        free_slot.release();
        done.count_down();
    });
    flag.wait(0);
    assert(data == 1);
    free_slot.acquire();
    done.arrive_and_wait();
}

// Threads of C++ that run lambdas. The steps stand at the lines of the program, not at those of the headers.
//
// check: --model sc,tso
// expect: sc safe all, tso unsafe assert
// check: --model sc,tso,pso,rmo -D FENCED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all

#include <atomic>
#include <cassert>
#include <thread>

std::atomic<int> x{0}, y{0};
int saw_x, saw_y;

static void barrier()
{
#ifdef FENCED
    std::atomic_thread_fence(std::memory_order_seq_cst);
#endif
}

int main()
{
    std::thread left([] {
        x.store(1, std::memory_order_relaxed);
        barrier();
        saw_y = y.load(std::memory_order_relaxed);
    });
    std::thread right([] {
        y.store(1, std::memory_order_relaxed);
        barrier();
        saw_x = x.load(std::memory_order_relaxed);
    });
    left.join();
    right.join();
    assert(saw_x || saw_y);
}

// std::call_once, static locals, thread_local variables.
//
// check: --model sc,tso
// expect: sc safe all, tso safe all
// check: --model sc -D TWICE
// expect: sc unsafe assert

#include <cassert>
#include <mutex>
#include <thread>

std::once_flag flag;
int calls;
thread_local int mine = 3;

struct Config {
    int value;
    Config() : value(7) {}
};

static Config &config()
{
    static Config instance;
    return instance;
}

static void work(int number)
{
#ifdef TWICE
    calls++;
#else
    std::call_once(flag, [] { calls++; });
#endif
    mine += number;
    assert(mine == 3 + number && config().value == 7);
}

int main()
{
    std::thread other(work, 1);
    work(2);
    other.join();
    assert(calls == 1);
}

// Orders of std::atomic, and arguments of threads.
//
// check: --model sc,tso,pso,rmo
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --model sc,tso,pso,rmo -D RELAXED
// expect: sc safe all, tso safe all, pso unsafe assert, rmo unsafe assert

#include <atomic>
#include <cassert>
#include <functional>
#include <thread>

#ifdef RELAXED
constexpr auto publish = std::memory_order_relaxed, consume = std::memory_order_relaxed;
#else
constexpr auto publish = std::memory_order_release, consume = std::memory_order_acquire;
#endif

struct Channel {
    int data = 0;
    std::atomic<bool> full{false};

    void send(int value)
    {
        data = value;
        full.store(true, publish);
    }
    bool receive(int &value)
    {
        if (!full.load(consume))
            return false;
        value = data;
        return true;
    }
};

static void sender(Channel &channel, int value) { channel.send(value); }

int main()
{
    Channel channel;
    std::thread thread(sender, std::ref(channel), 42);
    int value = 0;
    bool received = channel.receive(value);
    assert(!received || value == 42);
    thread.join();
}

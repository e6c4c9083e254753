// A stack as a template, with std::atomic of a pointer.
//
// check: --model sc,tso,rmo --unwind 2
// expect: sc safe bounded, tso safe bounded, rmo safe bounded
// check: --model sc,tso,pso,rmo --unwind 2 -D RELAXED
// expect: sc safe bounded, tso safe bounded, pso safe bounded, rmo unsafe memsafety

#include <atomic>
#include <cassert>
#include <thread>

#ifdef RELAXED
constexpr auto publish = std::memory_order_relaxed;
#else
constexpr auto publish = std::memory_order_release;
#endif

template <typename T> class Stack {
    struct Node {
        T value;
        Node *below;
    };
    std::atomic<Node *> top{nullptr};

public:
    void push(T value)
    {
        Node *node = new Node;
        node->value = value;
        node->below = top.load(std::memory_order_relaxed);
        while (!top.compare_exchange_weak(node->below, node, publish, std::memory_order_relaxed)) {
        }
    }
    bool pop(T &value)
    {
        Node *node = top.load(std::memory_order_acquire);
        while (node && !top.compare_exchange_weak(node, node->below, std::memory_order_acquire)) {
        }
        if (!node)
            return false;
        value = node->value;
        return true;
    }
};

Stack<int> stack;

int main()
{
    std::thread pusher([] { stack.push(7); });
    int value = 0;
    bool found = stack.pop(value);
    assert(!found || value == 7);
    pusher.join();
}

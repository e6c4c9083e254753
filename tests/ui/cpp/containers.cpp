// Containers behind a lock. Lists and maps have parts in the shared library of C++, which are modelled.
//
// check: --model sc
// expect: sc safe all
// check: --model sc -D UNLOCKED
// expect: sc unsafe

#include <cassert>
#include <deque>
#include <list>
#include <map>
#include <mutex>
#include <queue>
#include <string>
#include <thread>

static void lists()
{
    std::list<int> a{1, 2, 3}, b{4, 5};
    a.splice(++a.begin(), b);
    const int expected[] = {1, 4, 5, 2, 3};
    int i = 0;
    for (int x : a)
        assert(x == expected[i++]);
    assert(i == 5 && b.empty());
    a.remove(5);
    a.erase(a.begin());
    a.push_front(9);
    assert(a.size() == 4 && a.front() == 9 && a.back() == 3);
    while (!a.empty())
        a.pop_back();
}

static void maps()
{
    std::map<int, int> map;
    const int keys[] = {50, 20, 80, 10, 30, 70, 90, 60, 25};
    for (int key : keys)
        map[key] = key + 1;
    assert(map.size() == 9 && map.begin()->first == 10 && map.rbegin()->first == 90);
    const int gone[] = {20, 90, 50, 10};
    for (int key : gone)
        assert(map.erase(key) == 1 && map.count(key) == 0);
    const int left[] = {25, 30, 60, 70, 80};
    int i = 0;
    for (auto &pair : map)
        assert(pair.first == left[i++] && pair.second == pair.first + 1);
    assert(i == 5);
    for (auto at = map.end(); at != map.begin();)
        assert((--at)->first == left[--i]);
    for (int key : left)
        map.erase(key);
    assert(map.empty() && map.begin() == map.end());
    map[1] = 1;
    assert(map.begin()->first == 1 && map.rbegin()->first == 1);
}

static void strings()
{
    std::string text("a text that is too long for the object itself");
    text += '!';
    assert(text.size() == 46 && text.substr(2, 4) == "text");
}

std::mutex m;
std::queue<int> queue;

static void push(int value)
{
#ifndef UNLOCKED
    std::lock_guard<std::mutex> guard(m);
#endif
    queue.push(value);
}

int main()
{
    lists();
    maps();
    strings();
    std::thread other(push, 1);
    push(2);
    other.join();
    assert(queue.size() == 2 && queue.front() + queue.back() == 3);
}

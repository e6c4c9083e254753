// Tables with hashes.
//
// check: --model sc
// expect: sc safe all
// check: --model sc --engine enumerate
// expect: sc safe all
// check: --model sc -D SEQUENTIAL
// expect: sc safe all
// check: --model sc,tso --engine enumerate -D SEQUENTIAL
// expect: sc safe all, tso safe all
// check: --model sc,rmo --engine symbolic -D SEQUENTIAL
// expect: sc safe all, rmo safe all
// check: --model sc --engine unwind -D SEQUENTIAL
// expect: sc safe all
#include <cassert>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <unordered_set>

std::unordered_map<int, int> shared;
std::mutex m;

static void put(int key, int value)
{
    std::lock_guard<std::mutex> guard(m);
    shared[key] = value;
}

int main()
{
#ifdef SEQUENTIAL
    std::unordered_map<int, int> map;
    for (int i = 0; i < 9; i++)
        map[i * 7] = i;
    assert(map.size() == 9 && map.at(7) == 1 && map.count(8) == 0 && map.load_factor() <= map.max_load_factor());
    map.erase(7);
    assert(map.find(7) == map.end());
    int sum = 0;
    for (auto &pair : map)
        sum += pair.second;
    assert(sum == 35);
    std::unordered_set<long> set{1, 2, 3, 2};
    assert(set.size() == 3 && set.count(2) == 1);
    std::unordered_multimap<unsigned, int> many;
    for (int i = 0; i < 8; i++)
        many.insert({i % 2, i});
    many.reserve(30);
    assert(many.count(1) == 4 && many.bucket_count() >= 30);
    std::unordered_map<std::string, int> words;
    words["ab"] = 1;
    words["cd"] = 2;
    words["ab"]++;
    assert(words.size() == 2 && words["ab"] == 2);
#else
    std::thread thread(put, 3, 4);
    put(5, 6);
    thread.join();
    assert(shared.size() == 2 && shared[3] == 4);
#endif
}

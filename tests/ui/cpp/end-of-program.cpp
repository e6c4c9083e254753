// Destructors of globals, static locals and thread-local objects run: those of a thread when it ends, those of the program behind main,
// the last that was made first. Other threads go on meanwhile.
//
// check: --model sc,tso,pso,rmo,relaxed -D ORDER --engine symbolic
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,rmo -D ORDER --engine enumerate
// expect: sc safe all, rmo safe all
// check: --model sc,pso -D ORDER --engine unwind
// expect: sc safe all, pso safe all
// check: --model sc,rmo -D GLOBAL
// expect: sc unsafe assert, rmo unsafe assert
// check: --model sc,tso,pso,rmo,relaxed -D LOCAL --engine symbolic
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert, relaxed unsafe assert
// check: --model sc,rmo -D LOCAL --engine enumerate
// expect: sc unsafe assert, rmo unsafe assert
// check: --model sc,rmo -D LOCAL -D SLOWER --engine symbolic
// expect: sc safe all, rmo safe all
// check: --model sc,tso,pso,rmo,relaxed -D DETACHED --engine symbolic
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc,rmo -D DETACHED --engine enumerate
// expect: sc unsafe memsafety, rmo unsafe memsafety

#include <atomic>
#include <cassert>
#include <cstdlib>
#include <memory>
#include <thread>

#if defined(ORDER)
int step;
struct Object {
    int number;
    explicit Object(int n) : number(n) {}
    ~Object() { assert(step++ == number); }
};
Object a(3);
Object b(2);
int main()
{
    static Object c(1);
    thread_local Object d(0);
    (void)d;
    (void)c;
}
#elif defined(GLOBAL)
struct Object {
    ~Object() { assert(false); }
};
Object a;
int main() {}
#elif defined(LOCAL)
std::atomic<int> ended;
struct Object {
    int value = 1;
    ~Object() { ended = value; }
};
thread_local Object object;
int main()
{
    std::thread t([] { object.value = 2; });
    t.join();
#ifdef SLOWER
    assert(ended == 2);
#else
    assert(ended == 0);
#endif
}
#else
std::unique_ptr<int> p(new int(1));
int main()
{
    std::thread([] { *p = 2; }).detach();
}
#endif

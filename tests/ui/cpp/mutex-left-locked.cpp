// In C++ a thread must not end while it holds a mutex.
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc --engine enumerate
// expect: sc unsafe memsafety
#include <mutex>
#include <thread>
std::mutex m;
int main(){ std::thread t([]{ m.lock(); }); t.join(); return 0; }

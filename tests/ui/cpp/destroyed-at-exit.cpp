// What has a destructor is destroyed when the process ends; a thread that nobody waits for may use it behind that. An object that is
// never destroyed is right.
//
// check: --model sc,rmo --engine symbolic
// expect: sc unsafe memsafety, rmo unsafe memsafety
// check: --model sc --engine enumerate
// expect: sc unsafe memsafety
// check: --model sc,tso,pso,rmo,relaxed -D LEFT --engine symbolic
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc -D LEFT --engine enumerate
// expect: sc safe all
// check: --model sc,rmo -D JOINED --engine symbolic
// expect: sc safe all, rmo safe all
#include <condition_variable>
#include <thread>

#ifdef LEFT
static std::condition_variable &changed = *new std::condition_variable;
#else
static std::condition_variable changed;
#endif

int main() {
  std::thread thread([] { changed.notify_all(); });
#ifdef JOINED
  thread.join();
#else
  thread.detach();
#endif
  return 0;
}

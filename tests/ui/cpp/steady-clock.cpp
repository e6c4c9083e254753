// steady_clock never goes back; two threads see one clock.
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
#include <cassert>
#include <chrono>
#include <mutex>
#include <thread>

static std::mutex lock;
static std::chrono::steady_clock::time_point seen;

static void look() {
  std::lock_guard<std::mutex> guard(lock);
  auto now = std::chrono::steady_clock::now();
  assert(now >= seen);
  seen = now;
}

int main() {
  std::thread other(look);
  look();
  other.join();
  return 0;
}

// A promise that is destroyed without a value makes its future ready; only who asks for the value gets the exception. Other
// exceptions are refused.
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc --engine enumerate
// expect: sc safe all
// check: --model sc,rmo -D GET
// expect: sc unsafe assert, rmo unsafe assert
// check: --model sc -D SET
// expect: sc unknown
#include <cassert>
#include <chrono>
#include <future>

int main()
{
    std::future<int> future;
    {
        std::promise<int> promise;
        future = promise.get_future();
#ifdef SET
        promise.set_exception(std::make_exception_ptr(1));
#endif
    }
    future.wait();
    assert(future.wait_for(std::chrono::seconds(0)) == std::future_status::ready);
#if defined(GET) || defined(SET)
    return future.get();
#endif
}

// Two loads of one address in one thread: only `relaxed` lets them go back in time.
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc safe, tso safe, pso safe, rmo safe, relaxed unsafe assert

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x;

void *writer(void *arg)
{
    atomic_store_explicit(&x, 1, memory_order_relaxed);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, writer, 0);
    int first = atomic_load_explicit(&x, memory_order_relaxed);
    int second = atomic_load_explicit(&x, memory_order_relaxed);
    assert(!(first == 1 && second == 0));
    pthread_join(t, 0);
    return 0;
}

// check: --model sc,tso,rmo --property race,assert
// expect: sc safe, tso safe, rmo safe

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int counter;

void *worker(void *arg)
{
    atomic_fetch_add_explicit(&counter, 1, memory_order_relaxed);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    atomic_fetch_add_explicit(&counter, 1, memory_order_relaxed);
    pthread_join(t, 0);
    assert(counter == 2);
    return 0;
}

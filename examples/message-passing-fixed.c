// Message passing as C means it: the flag is stored with release and loaded with acquire.
// There is no data race either.
//
// check: --model sc,tso,pso,rmo,relaxed --property assert,memsafety,deadlock,race
// expect: sc safe, tso safe, pso safe, rmo safe, relaxed safe

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

int data;
atomic_int ready;

void *sender(void *arg)
{
    data = 42;
    atomic_store_explicit(&ready, 1, memory_order_release);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, sender, 0);
    if (atomic_load_explicit(&ready, memory_order_acquire))
        assert(data == 42);
    pthread_join(t, 0);
    return 0;
}

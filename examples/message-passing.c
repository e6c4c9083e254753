// Message passing without any order: the data may arrive after the flag that says it is there.
// Total store order keeps stores in order, and loads in order, so the program is right on x86 (as compiled without
// reordering) and wrong on weaker machines.
//
// check: --model sc,tso,pso,rmo
// expect: sc safe all, tso safe all, pso unsafe assert, rmo unsafe assert

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

int data;
atomic_int ready;

void *sender(void *arg)
{
    data = 42;
    atomic_store_explicit(&ready, 1, memory_order_relaxed);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, sender, 0);
    if (atomic_load_explicit(&ready, memory_order_relaxed))
        assert(data == 42);
    pthread_join(t, 0);
    return 0;
}

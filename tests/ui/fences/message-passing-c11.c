// Message passing with relaxed atomics: C's way is release and acquire, and fences do it too. On tso and before nothing is
// needed.
//
// check: --model tso,rmo
// expect: tso safe all, rmo unsafe assert
// fences: --model tso,pso,rmo,relaxed
// needs: tso nothing
// needs: pso 21<SS | 21:release
// needs: rmo 21<SS 26>LL/27<LL | 21:release 26:acquire
// needs: relaxed 21<SS 26>LL/27<LL | 21:release 26:acquire

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

int data;
atomic_int ready;

void *sender(void *arg) {
    data = 42;
    atomic_store_explicit(&ready, 1, memory_order_relaxed);
    return arg;
}

void *receiver(void *arg) {
    if (atomic_load_explicit(&ready, memory_order_relaxed))
        assert(data == 42);
    return arg;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, sender, 0);
    pthread_create(&b, 0, receiver, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}

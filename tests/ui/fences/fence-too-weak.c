// Message passing with C fences of which one has the wrong order: the sender's fence must release. A stronger fence is C's
// way; the fence as it is does nothing on pso, and can be spared where another one is added.
//
// check: --model tso,pso
// expect: tso safe all, pso unsafe assert
// fences: --model pso,rmo
// needs: pso 24<SS | 24:release/23:acq_rel
// needs: rmo 24<SS | 24:release/23:acq_rel
// spares: pso 23 32
// together: pso 23 32
// spares: rmo 23
// together: rmo 23

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

int data;
atomic_int ready;

void *sender(void *arg) {
    data = 42;
    atomic_thread_fence(memory_order_acquire);
    atomic_store_explicit(&ready, 1, memory_order_relaxed);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, sender, 0);
    if (atomic_load_explicit(&ready, memory_order_relaxed)) {
        atomic_thread_fence(memory_order_acquire);
        assert(data == 42);
    }
    pthread_join(t, 0);
    return 0;
}

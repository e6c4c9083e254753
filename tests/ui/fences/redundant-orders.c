// Message passing where everything is seq_cst: on every model release and acquire are enough. On pso the load costs
// nothing, and nothing is said about it.
//
// check: --model rmo
// expect: rmo safe all
// fences: --model pso,rmo
// needs: pso nothing
// needs: rmo nothing
// spares: pso 23
// together: pso 23
// spares: rmo 23
// together: rmo 23

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

int data;
atomic_int ready;

void *sender(void *arg) {
    data = 42;
    atomic_store(&ready, 1);
    return arg;
}

void *receiver(void *arg) {
    if (atomic_load(&ready))
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

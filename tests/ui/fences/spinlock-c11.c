// A spinlock whose orders are all relaxed. Read-modify-writes are full fences on tso and pso, where only the store that
// gives the lock back may come too early; on rmo and relaxed the lock must acquire, too.
//
// check: --model tso,pso
// expect: tso safe all, pso unsafe assert
// fences: --model tso,pso,rmo
// needs: tso nothing
// needs: pso 22<SS | 22:release
// needs: rmo 21<LL 22<SS | 19:acquire 22:release

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int locked;
int counter;

void *add(void *arg) {
    while (atomic_exchange_explicit(&locked, 1, memory_order_relaxed))
        ;
    counter++;
    atomic_store_explicit(&locked, 0, memory_order_relaxed);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, add, 0);
    add(0);
    pthread_join(t, 0);
    assert(counter == 2);
    return 0;
}

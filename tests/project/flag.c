// One thread hands a value to another.
#include "two.h"
#include <assert.h>
#include <stdatomic.h>

atomic_int data, ready;

static void *sender(void *arg) {
    atomic_store_explicit(&data, 1, memory_order_relaxed);
    atomic_store_explicit(&ready, 1, memory_order_relaxed);
    return arg;
}

static void *receiver(void *arg) {
    if (atomic_load_explicit(&ready, memory_order_relaxed)) {
        assert(atomic_load_explicit(&data, memory_order_relaxed) == 1);
    }
    return arg;
}

int main(void) {
    TWO_THREADS(sender, receiver);
    return 0;
}

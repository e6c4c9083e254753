// A lock without a fence: both threads may come in.
#include "two.h"
#include <assert.h>
#include <stdatomic.h>

atomic_int wants[2], inside;

static void visit(int me) {
    atomic_store_explicit(&wants[me], 1, memory_order_relaxed);
    if (!atomic_load_explicit(&wants[1 - me], memory_order_relaxed)) {
        assert(atomic_fetch_add(&inside, 1) == 0);
        atomic_fetch_sub(&inside, 1);
    }
}

static void *first(void *arg) {
    visit(0);
    return arg;
}

static void *second(void *arg) {
    visit(1);
    return arg;
}

int main(void) {
    TWO_THREADS(first, second);
    return 0;
}

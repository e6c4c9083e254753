#include "ring.h"
#include <stdatomic.h>

static int slots[SLOTS];
static atomic_int head, tail;

void ring_put(int value) {
    int t = atomic_load_explicit(&tail, memory_order_relaxed);
    if (t - atomic_load_explicit(&head, memory_order_acquire) < SLOTS) {
        slots[t % SLOTS] = value;
        atomic_store_explicit(&tail, t + 1, memory_order_release);
    }
}

int ring_get(int *value) {
    int h = atomic_load_explicit(&head, memory_order_relaxed);
    if (h == atomic_load_explicit(&tail, memory_order_acquire)) {
        return 0;
    }
    *value = slots[h % SLOTS];
    atomic_store_explicit(&head, h + 1, memory_order_release);
    return 1;
}

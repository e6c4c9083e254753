#include "ring.h"
#include "two.h"
#include <assert.h>

static void *sender(void *arg) {
    ring_put(7);
    return arg;
}

static void *receiver(void *arg) {
    int value;
    if (ring_get(&value)) {
        assert(value == 7);
    }
    return arg;
}

int main(void) {
    TWO_THREADS(sender, receiver);
    return 0;
}

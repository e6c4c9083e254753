// Store buffering with a fence too many: the second fence of `left` repeats the first, so one of them can be spared, not
// both; and the one in `right` that stands in front of everything does nothing.
//
// check: --model tso
// expect: tso safe all
// fences: --model tso
// needs: tso nothing
// spares: tso 19 20 27
// together: tso 19 27

#include <assert.h>
#include <fencepost.h>
#include <pthread.h>

int x, y, saw_x, saw_y;

void *left(void *arg) {
    x = 1;
    fp_fence(FP_SL);
    fp_fence(FP_FULL);
    saw_y = y;
    return arg;
}

void *right(void *arg) {
    // Nothing is stored before this one.
    fp_fence(FP_SL);
    y = 1;
    fp_fence(FP_SL);
    saw_x = x;
    return arg;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, left, 0);
    pthread_create(&b, 0, right, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(saw_x || saw_y);
    return 0;
}

#include <fencepost.h>

int counter;

void next(void) {
    int n = counter;
    counter = n + 1;
    fp_observe(n);
}

FP_OPERATION(n, next)

// Store buffering: each thread says something and then looks for the other. Every model but sc needs a store-load fence
// in both.
//
// check: --model sc,tso,relaxed
// expect: sc safe all, tso unsafe assert, relaxed unsafe assert
// fences: --model sc,tso,pso,rmo,relaxed
// needs: sc nothing
// needs: tso 20<SL 26<SL
// needs: pso 20<SL 26<SL
// needs: rmo 20<SL 26<SL
// needs: relaxed 20<SL 26<SL

#include <assert.h>
#include <pthread.h>

int x, y, saw_x, saw_y;

void *left(void *arg) {
    x = 1;
    saw_y = y;
    return arg;
}

void *right(void *arg) {
    y = 1;
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

// Load buffering: both threads load before they store. Models that let a store overtake a load need a load-store fence in
// both.
//
// check: --model pso,rmo
// expect: pso safe all, rmo unsafe assert
// fences: --model tso,pso,rmo,relaxed
// needs: tso nothing
// needs: pso nothing
// needs: rmo 19<LS 25<LS
// needs: relaxed 19<LS 25<LS

#include <assert.h>
#include <pthread.h>

int x, y;

void *left(void *arg) {
    int seen = x;
    y = 1;
    return (void *)(long)seen;
}

void *right(void *arg) {
    int seen = y;
    x = 1;
    return (void *)(long)seen;
}

int main(void) {
    pthread_t a, b;
    void *r, *s;
    pthread_create(&a, 0, left, 0);
    pthread_create(&b, 0, right, 0);
    pthread_join(a, &r);
    pthread_join(b, &s);
    assert(!r || !s);
    return 0;
}

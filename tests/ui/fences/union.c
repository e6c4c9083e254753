// One place, two kinds: the store of `b` must stay behind the load of `x` and behind the store of `a`. One fence with two
// pairs is one fence.
//
// check: --model pso,rmo
// expect: pso unsafe assert, rmo unsafe assert
// fences: --model rmo
// needs: rmo 17<LS+SS 22>LL/23<LL

#include <assert.h>
#include <pthread.h>

int a, b, x;

void *left(void *arg) {
    a = 1;
    int seen = x;
    b = 1;
    return (void *)(long)seen;
}

void *right(void *arg) {
    if (b) {
        assert(a == 1);
        x = 1;
    }
    return arg;
}

int main(void) {
    pthread_t s, t;
    void *seen;
    pthread_create(&s, 0, left, 0);
    pthread_create(&t, 0, right, 0);
    pthread_join(s, &seen);
    pthread_join(t, 0);
    assert(!seen);
    return 0;
}

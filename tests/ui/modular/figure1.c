// Store buffering, the first figure of FruitTree: the right cells of its table, without and with fences.
//
// check: --engine modular --property assert --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso unknown, pso unknown, rmo unknown, relaxed unknown
// check: --engine modular --property assert --model sc,tso,pso,rmo,relaxed -D FENCES
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all

#include <assert.h>
#include <pthread.h>

#ifdef FENCES
#define FENCE() __sync_synchronize()
#else
#define FENCE()
#endif

int flag[2], seen[2];

void *left(void *arg)
{
    flag[0] = 1;
    FENCE();
    seen[0] = flag[1];
    return arg;
}

void *right(void *arg)
{
    flag[1] = 1;
    FENCE();
    seen[1] = flag[0];
    return arg;
}

int main(void)
{
    pthread_t l, r;
    pthread_create(&l, 0, left, 0);
    pthread_create(&r, 0, right, 0);
    pthread_join(l, 0);
    pthread_join(r, 0);
    assert(seen[0] || seen[1]);
}

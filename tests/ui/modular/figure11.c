// Reading one's own store early, figure 11 of FruitTree, whose rules as printed prove it wrongly under tso and pso. With a
// fence behind the store there is nothing to read early.
//
// check: --engine modular --property assert --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso unknown, pso unknown, rmo unknown, relaxed unknown
// check: --engine modular --property assert --model sc,tso,pso -D FENCE
// expect: sc safe all, tso safe all, pso safe all

#include <assert.h>
#include <pthread.h>

int x, y, own, other, last;

void *early(void *arg)
{
    x = 1;
#ifdef FENCE
    __sync_synchronize();
#endif
    own = x;
    other = y;
    return arg;
}

void *late(void *arg)
{
    y = 1;
    __sync_synchronize();
    last = x;
    return arg;
}

int main(void)
{
    pthread_t e, l;
    pthread_create(&e, 0, early, 0);
    pthread_create(&l, 0, late, 0);
    pthread_join(e, 0);
    pthread_join(l, 0);
    assert(!(own == 1 && other == 0 && last == 0));
}

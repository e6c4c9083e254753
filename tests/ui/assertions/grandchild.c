// What a thread did before it made another is before all that a third does which that one makes, though the one in between does
// nothing itself; and the same for joins.
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all

#include <assert.h>
#include <pthread.h>

int before, after;

void *last(void *arg)
{
    assert(before == 1);
    after = 1;
    return arg;
}

void *middle(void *arg)
{
    pthread_t t;
    pthread_create(&t, 0, last, 0);
    pthread_join(t, 0);
    return arg;
}

int main(void)
{
    pthread_t t;
    before = 1;
    pthread_create(&t, 0, middle, 0);
    pthread_join(t, 0);
    assert(after == 1);
    return 0;
}

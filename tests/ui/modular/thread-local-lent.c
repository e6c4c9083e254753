// A thread lends its copy of a thread-local variable to another one: it is shared then.
//
// check: --engine modular --property assert --model sc,tso,pso,rmo,relaxed
// expect: sc unknown, tso unknown, pso unknown, rmo unknown, relaxed unknown
// check: --engine modular --property assert --model sc,tso,pso,rmo -D KEPT
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --engine enumerate --property assert --model sc
// expect: sc unsafe assert

#include <assert.h>
#include <pthread.h>

static _Thread_local int mine;
static int *lent;

static void *lend(void *arg)
{
#ifndef KEPT
    lent = &mine;
#endif
    for (;;) {
        mine = 1;
        mine = 0;
    }
    return arg;
}

static void *look(void *arg)
{
#ifdef KEPT
    assert(mine == 0);
#endif
    int *place = lent;
    if (place)
        assert(*place == 0);
    return arg;
}

int main(void)
{
    pthread_t one, other;
    pthread_create(&one, 0, lend, 0);
    pthread_create(&other, 0, look, 0);
    return 0;
}

// A string that is printed is loaded byte by byte, as any other load: out of the thread's own buffer first, and not
// before another thread has stored what is seen.
//
// check: --model sc,tso,pso,rmo
// expect: sc safe, tso safe, pso safe, rmo safe
// check: --model sc,tso,pso,rmo -D UNORDERED
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert
// check: --model sc --property race -D UNORDERED
// expect: sc unsafe race

#include <assert.h>
#include <pthread.h>
#include <stdio.h>

char mine[4], theirs[4], both[4];
int seen;

void *other(void *arg)
{
    seen = mine[0];
    theirs[0] = 'y';
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, other, 0);
    mine[0] = 'x';
    int own = snprintf(both, sizeof both, "%s", mine);
#ifdef UNORDERED
    int none = snprintf(both, sizeof both, "%s", theirs);
    assert(none == 0);
#endif
    pthread_join(t, 0);
    int all = snprintf(both, sizeof both, "%s%s", mine, theirs);
    assert(own == 1 && all == 2 && both[0] == 'x' && both[1] == 'y');
    return 0;
}

// pthread_once runs its function once, and whoever returns from it sees what it did.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert, relaxed unsafe assert
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert, relaxed unsafe assert
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --engine enumerate --model sc,tso,pso,rmo -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all

#include <assert.h>
#include <pthread.h>

pthread_once_t once = PTHREAD_ONCE_INIT;
int made, value;

void make(void)
{
    made++;
    value = 42;
}

void *user(void *arg)
{
#ifdef FIXED
    pthread_once(&once, make);
#else
    if (!made)
        make();
#endif
    assert(value == 42 && made == 1);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, user, 0);
    user(0);
    pthread_join(t, 0);
    return 0;
}

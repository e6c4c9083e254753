// A new key has no value in any thread, also if another one was deleted before, and its destructor gets no value of that one.
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,rmo --engine enumerate
// expect: sc safe all, rmo safe all
// check: --model sc,pso --engine directed
// expect: sc safe all, pso safe all
// check: --model sc,pso --engine unwind
// expect: sc safe all, pso safe all

#include <assert.h>
#include <errno.h>
#include <pthread.h>

pthread_key_t old, new;
int here;

void never(void *value)
{
    assert(0);
}

void *user(void *arg)
{
    pthread_setspecific(old, &here);
    assert(pthread_key_delete(old) == 0);
    assert(pthread_key_delete(old) == EINVAL);
    assert(pthread_key_create(&new, never) == 0);
    assert(pthread_getspecific(new) == 0);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_key_create(&old, 0);
    pthread_create(&t, 0, user, 0);
    pthread_join(t, 0);
    return 0;
}

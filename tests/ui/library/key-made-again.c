// A key that is made after another was deleted holds nothing, in no thread.
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso,rmo --engine enumerate
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --model sc,tso,pso,rmo --engine directed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --model sc,tso,pso --engine unwind
// expect: sc safe all, tso safe all, pso safe all

#include <assert.h>
#include <pthread.h>
#include <stddef.h>

int main(void)
{
    int x;
    pthread_key_t key, other;
    pthread_key_create(&key, NULL);
    pthread_setspecific(key, &x);
    assert(pthread_getspecific(key) == &x);
    pthread_key_delete(key);
    pthread_key_create(&other, NULL);
    assert(pthread_getspecific(other) == NULL);
    return 0;
}

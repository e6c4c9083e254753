// Threads that a loop starts, each with its own argument, and joins.
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
#include <stdatomic.h>

#define N 3

atomic_int sum;
int args[N];

void *worker(void *arg)
{
#ifdef FIXED
    int k = *(int *)arg;
#else
    int k = args[0];
    args[0] = k + 1;
#endif
    atomic_fetch_add(&sum, k);
    return arg;
}

int main(void)
{
    pthread_t t[N];
    for (int i = 0; i < N; i++) {
#ifdef FIXED
        args[i] = i;
#endif
        pthread_create(&t[i], 0, worker, &args[i]);
    }
    for (int i = 0; i < N; i++) {
        void *result;
        pthread_join(t[i], &result);
        assert(result == &args[i]);
    }
    assert(atomic_load(&sum) == 3);
    return 0;
}

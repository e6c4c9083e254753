// Weak compare-exchanges: one that fails for no reason has changed nothing, also where what was found is carried on.
//
// check: --engine directed --model sc,tso,pso
// expect: sc safe all, tso safe all, pso safe all
// check: --engine enumerate --model sc,tso,pso
// expect: sc safe all, tso safe all, pso safe all
// check: --engine directed --model sc,tso,pso -D LOST
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert
// check: --engine enumerate --model sc,tso,pso -D LOST
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int lock, counter;
static int plain;

static void *worker(void *arg)
{
    int free = 0;
    while (!atomic_compare_exchange_weak(&lock, &free, 1))
        free = 0;
    plain++;
    atomic_store(&lock, 0);
    int seen = atomic_load(&counter);
#ifdef LOST
    atomic_store(&counter, seen + 1);
#else
    while (!atomic_compare_exchange_weak(&counter, &seen, seen + 1))
        ;
#endif
    return arg;
}

int main(void)
{
    pthread_t s, t;
    pthread_create(&s, 0, worker, 0);
    pthread_create(&t, 0, worker, 0);
    pthread_join(s, 0);
    pthread_join(t, 0);
    assert(plain == 2 && counter == 2);
    return 0;
}

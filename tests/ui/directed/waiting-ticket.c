// A ticket lock; with SAME both threads wait for the same ticket.
//
// check: --engine directed --model sc,tso,pso
// expect: sc safe all, tso safe all, pso safe all
// check: --engine enumerate --model sc,tso,pso
// expect: sc safe all, tso safe all, pso safe all
// check: --engine directed --model sc,tso,pso -D SAME
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert
// check: --engine enumerate --model sc,tso,pso -D SAME
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int next, owner;
static int shared;

static void *worker(void *arg)
{
#ifdef SAME
    int ticket = atomic_load(&next);
    atomic_store(&next, ticket + 1);
#else
    int ticket = atomic_fetch_add(&next, 1);
#endif
    while (atomic_load(&owner) != ticket)
        ;
    shared++;
    assert(shared == 1);
    shared--;
    atomic_store(&owner, ticket + 1);
    return arg;
}

int main(void)
{
    pthread_t s, t;
    pthread_create(&s, 0, worker, 0);
    pthread_create(&t, 0, worker, 0);
    pthread_join(s, 0);
    pthread_join(t, 0);
    return 0;
}

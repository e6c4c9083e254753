// A thread waits in a loop and says so: runs in which it goes round are left out, and the answer says that.
//
// check: --engine directed --model sc,tso,pso,rmo
// expect: sc safe bounded, tso safe bounded, pso safe bounded, rmo safe bounded
// check: --engine enumerate --model sc,tso,pso,rmo
// expect: sc safe all, tso safe all, pso safe all, rmo safe bounded
// check: --engine directed --model sc,tso,pso,rmo -D BROKEN
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert

#include <assert.h>
#include <fencepost.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int ready, rounds;
static int data;

static void *producer(void *arg)
{
#ifdef BROKEN
    atomic_store(&ready, 1);
    data = 7;
#else
    data = 7;
    atomic_store(&ready, 1);
#endif
    return arg;
}

static void *consumer(void *arg)
{
    while (!atomic_load(&ready)) {
        atomic_store(&rounds, 1);
        fp_yield();
    }
    assert(data == 7);
    return arg;
}

int main(void)
{
    pthread_t s, t;
    pthread_create(&s, 0, producer, 0);
    pthread_create(&t, 0, consumer, 0);
    pthread_join(s, 0);
    pthread_join(t, 0);
    return 0;
}

// A reader that tries again until nobody has written meanwhile; with EARLY it looks only whether somebody writes.
//
// check: --engine directed --model sc,tso,pso
// expect: sc safe all, tso safe all, pso safe all
// check: --engine enumerate --model sc,tso,pso
// expect: sc safe all, tso safe all, pso safe all
// check: --engine directed --model sc,tso,pso -D EARLY
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert
// check: --engine enumerate --model sc,tso,pso -D EARLY
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int version, left, right;

static void *writer(void *arg)
{
    atomic_store(&version, 1);
    atomic_store(&left, 1);
    atomic_store(&right, 1);
    atomic_store(&version, 2);
    return arg;
}

static void *reader(void *arg)
{
    int before, l, r;
    do {
        do
            before = atomic_load(&version);
        while (before & 1);
        l = atomic_load(&left);
        r = atomic_load(&right);
#ifdef EARLY
    } while (0);
#else
    } while (atomic_load(&version) != before);
#endif
    assert(l == r);
    return arg;
}

int main(void)
{
    pthread_t s, t;
    pthread_create(&s, 0, writer, 0);
    pthread_create(&t, 0, reader, 0);
    pthread_join(s, 0);
    pthread_join(t, 0);
    return 0;
}

// A function that is marked pure but looks into memory: the engine says so, and leaves the answer to its search.
//
// check: --engine directed --model sc,tso,pso
// expect: sc safe all, tso safe all, pso safe all
// check: --engine enumerate --model sc,tso,pso
// expect: sc safe all, tso safe all, pso safe all
// check: --engine directed --model sc -D BROKEN
// expect: sc unsafe assert

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int key;
static int table[3] = {0, 2, 4};

__attribute__((const)) static int look(int k)
{
#ifdef BROKEN
    assert(k < 2);
#endif
    return table[k];
}

static void *writer(void *arg)
{
    atomic_store(&key, 1);
    atomic_store(&key, 2);
    return arg;
}

static void *reader(void *arg)
{
    int k = atomic_load(&key);
    assert(look(k) == 2 * k);
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

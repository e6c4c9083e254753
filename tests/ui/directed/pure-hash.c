// A hash whose result depends on its argument only: to the engine a call of it is one function, not loops and branches.
//
// check: --engine directed --model sc,tso,pso
// expect: sc safe all, tso safe all, pso safe all
// check: --engine enumerate --model sc,tso,pso
// expect: sc safe all, tso safe all, pso safe all
// check: --engine directed --model sc,tso,pso -D PURE=
// expect: sc safe all, tso safe all, pso safe all
// check: --engine directed --model sc,tso,pso -D PURE= --assume-pure hash
// expect: sc safe all, tso safe all, pso safe all
// check: --engine directed --model sc,tso,pso -D BROKEN
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert
// check: --engine enumerate --model sc,tso,pso -D BROKEN
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert
// check: --engine directed --model sc,tso,pso -D BROKEN -D PURE=
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef PURE
#define PURE __attribute__((const))
#endif

static atomic_uint key;
static atomic_int used[4];

PURE static unsigned mix(unsigned h)
{
    return h & 1 ? (h >> 1) ^ 0xedb88320u : h >> 1;
}

PURE static unsigned hash(unsigned k)
{
    unsigned h = k + 1;
    for (int i = 0; i < 8; i++)
        h = mix(h);
    while (h >= 4)
        h = (h & 3) + (h >> 4);
    return h;
}

static void *writer(void *arg)
{
    for (unsigned k = 1; k < 4; k++)
        atomic_store(&key, k);
    return arg;
}

static void *reader(void *arg)
{
    unsigned h = hash(atomic_load(&key));
    atomic_fetch_add(&used[h], 1);
#ifdef BROKEN
    assert(h != 0);
#else
    assert(h < 4 && atomic_load(&used[h]) == 1);
#endif
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

// A thread reads its own store early, out of its buffer, before others see it.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso unsafe assert, pso unsafe assert, rmo unsafe assert, relaxed unsafe assert
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso unsafe assert, pso unsafe assert, rmo unsafe assert, relaxed unsafe assert

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define LOAD(x) atomic_load_explicit(&x, memory_order_relaxed)
#define STORE(x, v) atomic_store_explicit(&x, v, memory_order_relaxed)

atomic_int x, y;
int own[2], foreign[2];

void *left(void *arg)
{
    STORE(x, 1);
    own[0] = LOAD(x);
    foreign[0] = LOAD(y);
    return arg;
}

void *right(void *arg)
{
    STORE(y, 1);
    own[1] = LOAD(y);
    foreign[1] = LOAD(x);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, left, 0);
    pthread_create(&b, 0, right, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(own[0] == 1 && own[1] == 1);
    assert(foreign[0] || foreign[1]);
    return 0;
}

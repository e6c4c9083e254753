// A heap object is passed on through shared memory; its content arrives with it, or it does not.
//
// check: --engine directed --model sc,tso,pso,rmo
// expect: sc safe all, tso safe all, pso unsafe assert, rmo unsafe assert
// check: --engine enumerate --model sc,tso,pso,rmo
// expect: sc safe all, tso safe all, pso unsafe assert, rmo unsafe assert
// check: --engine directed --model sc,tso,pso,rmo -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --engine enumerate --model sc,tso,pso,rmo -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#include <stdlib.h>

#ifdef FIXED
#define RELEASE memory_order_release
#else
#define RELEASE memory_order_relaxed
#endif

struct node {
    int key, value;
};

_Atomic(struct node *) box;

void *left(void *arg)
{
    struct node *n = calloc(1, sizeof *n);
    n->key = 1;
    n->value = 2;
    atomic_store_explicit(&box, n, RELEASE);
    return arg;
}

void *right(void *arg)
{
    struct node *n = atomic_load_explicit(&box, memory_order_acquire);
    if (n)
        assert(n->key + n->value == 3);
    return arg;
}

int main(void)
{
    pthread_t first, second;
    pthread_create(&first, 0, left, 0);
    pthread_create(&second, 0, right, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    free(box);
    return 0;
}

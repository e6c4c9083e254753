// An object ends inside an atomic section, while the thread that made it goes on using it.
//
// check: --engine enumerate --model sc,tso,pso
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety
// check: --engine symbolic --model sc,tso
// expect: sc unsafe memsafety, tso unsafe memsafety
// check: --engine directed --model sc,tso,pso
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety
// check: --engine enumerate --model sc,tso,pso -D FIXED
// expect: sc safe all, tso safe all, pso safe all

#include <fencepost.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
    int key, value;
};

_Atomic(struct node *) top;
int taken;

void *owner(void *arg)
{
    struct node *n = malloc(sizeof *n);
#ifdef FIXED
    n->value = 2;
    atomic_store(&top, n);
#else
    atomic_store(&top, n);
    n->value = 2;
#endif
    return arg;
}

void *taker(void *arg)
{
    fp_atomic_begin();
    struct node *n = atomic_exchange(&top, 0);
    free(n);
    taken = 1;
    fp_atomic_end();
    return arg;
}

int main(void)
{
    pthread_t first, second;
    pthread_create(&first, 0, owner, 0);
    pthread_create(&second, 0, taker, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}

// Several objects of one thread are apart from each other, and pointers to them that are read late mean the same object when the run
// is made again.
//
// check: --model sc,tso,pso,rmo --engine directed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --model sc,tso,pso,rmo --engine directed -D WRONG
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert
// check: --model sc,tso,pso,rmo --engine directed -D LATE
// expect: sc safe all, tso safe all, pso unsafe assert, rmo unsafe assert

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

int *_Atomic box[4];
_Atomic int turn;

void *maker(void *arg)
{
    for (int i = 0; i < 4; i++) {
        int *p = malloc(sizeof *p);
        *p = i;
        atomic_store_explicit(&box[i], p, memory_order_relaxed);
    }
    atomic_store_explicit(&turn, 1, memory_order_relaxed);
    for (int i = 0; i < 4; i++)
        assert(*box[i] == i);
#ifdef WRONG
    assert(*box[1] == *box[2]);
#endif
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, maker, 0);
#ifdef LATE
    if (atomic_load_explicit(&turn, memory_order_relaxed)) {
        int *second = atomic_load_explicit(&box[1], memory_order_relaxed);
        int *third = atomic_load_explicit(&box[2], memory_order_relaxed);
        assert(second && third);
    }
#endif
    turn = 2;
    pthread_join(t, 0);
    return 0;
}

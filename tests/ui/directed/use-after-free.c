// An object is freed while another thread may still hold it.
//
// check: --engine directed --model sc,tso,pso,rmo
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety
// check: --engine enumerate --model sc,tso,pso,rmo
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety
// check: --engine directed --model sc,tso,pso,rmo -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --engine enumerate --model sc,tso,pso,rmo -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#include <stdlib.h>

_Atomic(int *) box;
atomic_int done;

void *left(void *arg)
{
    int *p = atomic_exchange(&box, 0);
    if (p) {
#ifdef FIXED
        if (atomic_load(&done))
#endif
            free(p);
    }
    return arg;
}

void *right(void *arg)
{
    int *p = atomic_load(&box);
    if (p)
        *p = 1;
    atomic_store(&done, 1);
    return arg;
}

int main(void)
{
    pthread_t first, second;
    int *object = malloc(sizeof *object);
    *object = 0;
    atomic_store(&box, object);
    pthread_create(&first, 0, left, 0);
    pthread_create(&second, 0, right, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}

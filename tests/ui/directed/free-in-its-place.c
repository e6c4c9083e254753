// An object is freed while another thread may still look at it: the free has its place in the run that shows it.
//
// check: --engine directed --model sc,tso,pso,rmo
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety
// check: --engine directed --model sc,tso,pso,rmo -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --engine enumerate --model sc,tso,pso,rmo
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety
// check: --engine enumerate --model sc,tso,pso,rmo -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(int *) box;
static atomic_int seen;
static int result;

static void *reader(void *arg)
{
    int *p = atomic_load(&box);
    if (p)
        result = *p;
    atomic_store(&seen, 1);
    return arg;
}

int main(void)
{
    pthread_t t;
    int *p = malloc(sizeof *p);
    *p = 5;
    atomic_store(&box, p);
    pthread_create(&t, 0, reader, 0);
#ifdef FIXED
    if (atomic_load(&seen))
        free(p);
#else
    if (!atomic_load(&seen))
        free(p);
#endif
    pthread_join(t, 0);
    return 0;
}

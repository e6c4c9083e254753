// What is given to realloc must live, also where another thread has ended it.
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc,tso,pso,rmo,relaxed --engine symbolic
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc,tso,pso,rmo,relaxed --engine enumerate
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc,tso,pso,rmo --engine directed
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety
// check: --model sc --engine unwind
// expect: sc unsafe memsafety
#include <pthread.h>
#include <stdlib.h>

static int *object;

static void *grow(void *arg)
{
    (void)arg;
    int *larger = realloc(object, 2 * sizeof(int));
    (void)larger;
    return 0;
}

int main(void)
{
    pthread_t t;
    object = malloc(sizeof(int));
    *object = 1;
    pthread_create(&t, 0, grow, 0);
    pthread_join(t, 0);
    int *again = realloc(object, 2 * sizeof(int));
    (void)again;
    return 0;
}

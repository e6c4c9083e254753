// A thread ends with the address of its own variable: whoever joins it has a pointer to what is gone.
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc,tso,pso,rmo,relaxed --engine enumerate
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc,tso,pso,rmo,relaxed --engine symbolic
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc,tso,pso,rmo --engine directed
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety
// check: --model sc --engine unwind
// expect: sc unsafe memsafety

#include <pthread.h>

void *giver(void *arg)
{
    int mine = 3;
    pthread_exit(&mine);
}

int main(void)
{
    pthread_t t;
    void *result;
    pthread_create(&t, 0, giver, 0);
    pthread_join(t, &result);
    return *(int *)result;
}

// Threads that wait for each other's end, the first one among them, wait for ever. A thread that waits for its own end goes wrong.
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc unsafe deadlock, tso unsafe deadlock, pso unsafe deadlock, rmo unsafe deadlock, relaxed unsafe deadlock
// check: --model sc,tso,pso,rmo,relaxed --engine symbolic
// expect: sc unsafe deadlock, tso unsafe deadlock, pso unsafe deadlock, rmo unsafe deadlock, relaxed unsafe deadlock
// check: --model sc,tso,pso,rmo,relaxed --engine enumerate
// expect: sc unsafe deadlock, tso unsafe deadlock, pso unsafe deadlock, rmo unsafe deadlock, relaxed unsafe deadlock
// check: --model sc,tso,pso,rmo --engine directed
// expect: sc unsafe deadlock, tso unsafe deadlock, pso unsafe deadlock, rmo unsafe deadlock
// check: --model sc,tso,pso --engine unwind
// expect: sc unsafe deadlock, tso unsafe deadlock, pso unsafe deadlock
// check: --model sc,rmo -D SELF --engine symbolic
// expect: sc unsafe memsafety, rmo unsafe memsafety
// check: --model sc,rmo -D SELF --engine enumerate
// expect: sc unsafe memsafety, rmo unsafe memsafety
// check: --model sc,rmo -D SELF --engine directed
// expect: sc unsafe memsafety, rmo unsafe memsafety
// check: --model sc,pso -D SELF --engine unwind
// expect: sc unsafe memsafety, pso unsafe memsafety

#include <pthread.h>

pthread_t first;

void *other(void *arg)
{
#ifdef SELF
    first = pthread_self();
#endif
    pthread_join(first, 0);
    return arg;
}

int main(void)
{
    pthread_t t;
    first = pthread_self();
    pthread_create(&t, 0, other, 0);
    pthread_join(t, 0);
    return 0;
}

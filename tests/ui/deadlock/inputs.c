// An input inside of a section that waits: the thread stands still only if the section blocks for every value. Engines that cannot
// say so give no answer.
//
// check: --model sc,tso,pso,rmo,relaxed --property deadlock
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso,rmo,relaxed --property deadlock --engine enumerate
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso,rmo --property deadlock --engine directed
// expect: sc safe all, tso safe all, pso safe all, rmo unknown
// check: --model sc,rmo --property deadlock --engine symbolic
// expect: sc unknown, rmo unknown
// check: --model sc,pso --property deadlock --engine unwind
// expect: sc unknown, pso unknown
// check: --model sc,tso,pso,rmo,relaxed --property deadlock -D ALWAYS
// expect: sc unsafe deadlock, tso unsafe deadlock, pso unsafe deadlock, rmo unsafe deadlock, relaxed unsafe deadlock
// check: --model sc,rmo --property deadlock -D ALWAYS --engine directed
// expect: sc unsafe deadlock, rmo unsafe deadlock
// check: --model sc,rmo --property deadlock -D WIDE --engine enumerate
// expect: sc unknown, rmo unknown

#include <pthread.h>
#include <stdbool.h>
bool __VERIFIER_nondet_bool(void);
int __VERIFIER_nondet_int(void);
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *locker(void *arg)
{
    __VERIFIER_atomic_begin();
#ifdef WIDE
    bool other = __VERIFIER_nondet_int() != 12345;
#else
    bool other = __VERIFIER_nondet_bool();
#endif
#ifndef ALWAYS
    if (other)
#endif
        pthread_mutex_lock(&m);
    __VERIFIER_atomic_end();
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_mutex_lock(&m);
    pthread_create(&t, 0, locker, 0);
    pthread_join(t, 0);
    return 0;
}

// Whether an atomic section is open depends on the path. What is done without it is not part of one.
//
// check: --engine enumerate --model sc
// expect: sc unsafe assert
// check: --engine symbolic --model sc,rmo
// expect: sc unsafe assert, rmo unsafe assert
// check: --engine unwind --model sc,tso
// expect: sc unsafe assert, tso unsafe assert

#include <assert.h>
#include <pthread.h>

extern _Bool __VERIFIER_nondet_bool(void);
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

int x, y;
_Bool together;

void *writer(void *arg)
{
    if (together)
        __VERIFIER_atomic_begin();
    x++;
    y++;
    if (together)
        __VERIFIER_atomic_end();
    return arg;
}

int main(void)
{
    pthread_t t;
    together = __VERIFIER_nondet_bool();
    pthread_create(&t, 0, writer, 0);
    __VERIFIER_atomic_begin();
    int a = x, b = y;
    __VERIFIER_atomic_end();
    assert(a == b);
    pthread_join(t, 0);
    return 0;
}

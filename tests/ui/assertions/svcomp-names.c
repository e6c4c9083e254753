// The names that SV-COMP programs use.
//
// check: --model sc,tso --property assert
// expect: sc unsafe assert, tso unsafe assert

#include <pthread.h>

extern void reach_error(void);
extern void __VERIFIER_assume(int);
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
extern _Bool __VERIFIER_nondet_bool(void);

int x;

void *worker(void *arg)
{
    __VERIFIER_atomic_begin();
    x++;
    x++;
    __VERIFIER_atomic_end();
    return arg;
}

int main(void)
{
    pthread_t t;
    _Bool early = __VERIFIER_nondet_bool();
    __VERIFIER_assume(early);
    pthread_create(&t, 0, worker, 0);
    int seen = x;
    if (seen == 1)
        x = 100; /* Never: the section is atomic. */
    if (seen == 0 && early)
        reach_error();
    pthread_join(t, 0);
    return 0;
}

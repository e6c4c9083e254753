// An object whose size an input decides, and that may be large: not handled, and said so with its place. A violation
// in an object that is small is found all the same.
//
// check: --engine symbolic --model sc,rmo
// expect: sc unknown, rmo unknown
// check: --engine symbolic --model sc,rmo -D BROKEN
// expect: sc unsafe memsafety, rmo unsafe memsafety

#include <fencepost.h>
#include <pthread.h>
#include <stdlib.h>

char *block;

void *user(void *arg)
{
#ifdef BROKEN
    block[1] = 1;
#else
    block[0] = 1;
#endif
    return arg;
}

int main(void)
{
    unsigned n = fp_nondet_uint();
    fp_assume(n > 0);
    block = malloc(n);
    pthread_t t;
    pthread_create(&t, 0, user, 0);
    pthread_join(t, 0);
    free(block);
    return 0;
}

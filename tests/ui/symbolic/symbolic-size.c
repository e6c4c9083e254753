// An object whose size an input decides: not handled, and said so with its place.
//
// check: --engine symbolic --model sc,rmo
// expect: sc unknown, rmo unknown
// check: --model sc,tso,rmo
// expect: sc safe all, tso safe all, rmo safe all

#include <fencepost.h>
#include <pthread.h>
#include <stdlib.h>

char *block;

void *user(void *arg)
{
    block[0] = 1;
    return arg;
}

int main(void)
{
    unsigned n = fp_nondet_uchar();
    fp_assume(n > 0 && n < 3);
    block = malloc(n);
    pthread_t t;
    pthread_create(&t, 0, user, 0);
    pthread_join(t, 0);
    free(block);
    return 0;
}

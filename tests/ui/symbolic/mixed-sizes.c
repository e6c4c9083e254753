// Bytes of a word: a load may take its bytes from different stores.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso unsafe assert, rmo unsafe assert, relaxed unsafe assert
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso unsafe assert, rmo unsafe assert, relaxed unsafe assert
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all

#include <assert.h>
#include <pthread.h>
#include <string.h>

union {
    unsigned short whole;
    volatile unsigned char half[2];
} shared;

void *writer(void *arg)
{
    shared.half[0] = 1;
    shared.half[1] = 1;
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, writer, 0);
    unsigned short seen = *(volatile unsigned short *)&shared.whole;
#ifdef FIXED
    assert(seen == 0 || seen == 1 || seen == 0x100 || seen == 0x101);
#else
    assert(seen == 0 || seen == 1 || seen == 0x101);
#endif
    pthread_join(t, 0);
    return 0;
}

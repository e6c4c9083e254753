// memset, memcpy and assignments take the padding of structures along.
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso --engine enumerate
// expect: sc safe all, tso safe all, pso safe all
// check: --model sc,tso,pso --engine directed
// expect: sc safe all, tso safe all, pso safe all
// check: --model sc,tso,pso --engine unwind
// expect: sc safe all, tso safe all, pso safe all

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct mixed {
    char c;
    int i;
    short s;
    void *p;
    char last;
};

int main(void)
{
    struct mixed a, b, *heap = malloc(sizeof *heap);
    unsigned char bytes[sizeof a];
    memset(&a, 0, sizeof a);
    memset(&b, 0, sizeof b);
    a.i = b.i = 3;
    assert(memcmp(&a, &b, sizeof a) == 0);
    memset(&a, 7, sizeof a);
    *heap = a;
    memcpy(bytes, heap, sizeof bytes);
    assert(bytes[1] == 7 && bytes[sizeof bytes - 1] == 7);
    free(heap);
    return 0;
}

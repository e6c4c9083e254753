// Message passing in endless loops: what the reader finds behind the flag is the message, with the fences that each
// model needs, and not without.
//
// check: --engine modular --property assert --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso unknown, rmo unknown, relaxed unknown
// check: --engine modular --property assert --model pso,rmo,relaxed -D WRITER
// expect: pso safe all, rmo unknown, relaxed unknown
// check: --engine modular --property assert --model pso,rmo,relaxed -D WRITER -D READER
// expect: pso safe all, rmo safe all, relaxed safe all
// check: --engine modular --property assert --model pso,rmo,relaxed -D READER
// expect: pso unknown, rmo unknown, relaxed unknown

#include <assert.h>
#include <fencepost.h>
#include <pthread.h>

static int data, flag;

static void *write(void *arg)
{
    for (;;) {
        data = 42;
#ifdef WRITER
        fp_fence(FP_SS);
#endif
        flag = 1;
    }
    return arg;
}

static void *read(void *arg)
{
    for (;;) {
        if (flag == 1) {
#ifdef READER
            fp_fence(FP_LL);
#endif
            assert(data == 42);
        }
    }
    return arg;
}

int main(void)
{
    pthread_t writer, reader;
    pthread_create(&writer, 0, write, 0);
    pthread_create(&reader, 0, read, 0);
    return 0;
}

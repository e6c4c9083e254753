// Message passing, the third figure of FruitTree. Its table says that a fence in the writer is enough under rmo; it is not,
// because the reader's loads may change places.
//
// check: --engine modular --property assert --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso unknown, rmo unknown, relaxed unknown
// check: --engine modular --property assert --model sc,tso,pso,rmo,relaxed -D WRITER
// expect: sc safe all, tso safe all, pso safe all, rmo unknown, relaxed unknown
// check: --engine modular --property assert --model sc,tso,pso,rmo,relaxed -D WRITER -D READER
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --engine modular --property assert --model sc,tso,pso,rmo,relaxed -D READER
// expect: sc safe all, tso safe all, pso unknown, rmo unknown, relaxed unknown

#include <assert.h>
#include <pthread.h>

int message, ready;

void *writer(void *arg)
{
    message = 5;
#ifdef WRITER
    __sync_synchronize();
#endif
    ready = 10;
    return arg;
}

void *reader(void *arg)
{
    if (ready == 10) {
#ifdef READER
        __sync_synchronize();
#endif
        assert(message == 5);
    }
    return arg;
}

int main(void)
{
    pthread_t w, r;
    pthread_create(&w, 0, writer, 0);
    pthread_create(&r, 0, reader, 0);
    pthread_join(w, 0);
    pthread_join(r, 0);
}

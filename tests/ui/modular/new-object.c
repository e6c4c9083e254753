// A stack object of a later call is a new one: that an earlier call stored to its place says nothing about it. The reader may find it
// before it is set.
//
// check: --engine modular --property assert --model sc,tso,pso,rmo
// expect: sc unknown, tso unknown, pso unknown, rmo unknown

#include <assert.h>
#include <pthread.h>

static int *place;
static int flag;

static void lend(int again)
{
    int data;
    place = &data;
    __sync_synchronize();
    if (again)
        flag = 1;
    __sync_synchronize();
    data = 1;
    __sync_synchronize();
    place = 0;
}

static void *write(void *arg)
{
    lend(0);
    for (;;)
        lend(1);
    return arg;
}

static void *read(void *arg)
{
    if (flag == 1) {
        __sync_synchronize();
        int *found = place;
        __sync_synchronize();
        if (found)
            assert(*found == 1);
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

// Two threads read, one after the other, what their maker has at the same place of its stack.
//
// check: --model sc,tso,pso,rmo
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert

#include <assert.h>
#include <pthread.h>

int last;

void *take(void *from)
{
    last = *(int *)from;
    return from;
}

void give(int value)
{
    pthread_t t;
    pthread_create(&t, 0, take, &value);
    pthread_join(t, 0);
}

int main(void)
{
    give(1);
    give(2);
    assert(last == 1);
    return 0;
}

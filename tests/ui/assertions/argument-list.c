// The run shows a read of arguments whose function has returned, and of a stack address that was used again.
//
// check: --model sc,tso,pso,rmo
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert

#include <assert.h>
#include <pthread.h>
#include <stdarg.h>

int sum(int n, ...)
{
    va_list list;
    int all = 0;
    va_start(list, n);
    while (n-- > 0)
        all += va_arg(list, int);
    va_end(list);
    return all;
}

void *seven(void *to)
{
    *(int *)to = 7;
    return to;
}

// The other thread writes to what is later the place of the arguments.
int written(void)
{
    pthread_t t;
    int local[8];
    pthread_create(&t, 0, seven, local);
    pthread_join(t, 0);
    return local[0];
}

int main(void)
{
    int all = written() + sum(2, 1, 2) + sum(1, 3);
    assert(all == 12);
    return 0;
}

// check: --model sc
// expect: sc unsafe memsafety

#include <pthread.h>

int divisor = 2;

void *change(void *arg)
{
    divisor--;
    divisor--;
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, change, 0);
    int r = 10 / divisor;
    pthread_join(t, 0);
    return r;
}

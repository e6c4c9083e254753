// check: --model sc,tso
// expect: sc unsafe memsafety, tso unsafe memsafety

#include <pthread.h>

int array[4];
int place;

void *mover(void *arg)
{
    place = 4;
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, mover, 0);
    array[place] = 1;
    pthread_join(t, 0);
    return 0;
}

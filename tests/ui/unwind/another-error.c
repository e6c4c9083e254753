// A run that makes a memory error has no meaning from there on: nothing is proved about its assertions.
//
// check: --engine unwind --model sc --property assert
// expect: sc unknown
// check: --engine unwind --model sc --property assert,memsafety
// expect: sc unsafe memsafety

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

char *text;

void *maker(void *arg)
{
    text = malloc(8);
    return arg;
}

void *writer(void *arg)
{
    if (text)
        text[0] = 'B';
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, maker, 0);
    pthread_create(&b, 0, writer, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(text[0] == 'B');
    return 0;
}

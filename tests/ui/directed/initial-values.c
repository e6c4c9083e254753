// Loads of globals that have their values from the start: numbers, a table, a pointer.
//
// check: --engine directed --model sc,tso,pso,rmo
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert
// check: --engine enumerate --model sc,tso,pso,rmo
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert
// check: --engine directed --model sc,tso,pso,rmo -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --engine enumerate --model sc,tso,pso,rmo -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

int start = 7;
int table[3] = {10, 20, 30};
int *where = &table[1];
atomic_int seen;

void *left(void *arg)
{
    *where = start;
    atomic_store(&seen, 1);
    return arg;
}

void *right(void *arg)
{
    int value = table[1];
#ifdef FIXED
    assert(value == 20 || value == 7);
#else
    assert(value == 20 || !atomic_load(&seen));
#endif
    return arg;
}

int main(void)
{
    pthread_t first, second;
    pthread_create(&first, 0, left, 0);
    pthread_create(&second, 0, right, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(table[0] == 10 && table[1] == 7 && table[2] == 30);
    return 0;
}

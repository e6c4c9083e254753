// A lock that looks before it takes: between the look and the store another thread can do the same.
// Wrong on every model.
//
// check: --model sc,tso,pso,rmo
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int taken;
int counter;

void *worker(void *arg)
{
    while (atomic_load(&taken))
        ;
    atomic_store(&taken, 1);
    counter++;
    atomic_store(&taken, 0);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, worker, 0);
    pthread_create(&b, 0, worker, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(counter == 2);
    return 0;
}

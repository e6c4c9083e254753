// Each thread stores what it loaded after the load; only rmo and relaxed let both loads see the other's store.
// With -DDEPENDENCY the store depends on the load, which rmo keeps and relaxed does not.
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc safe, tso safe, pso safe, rmo unsafe assert, relaxed unsafe assert
// check: --model sc,tso,pso,rmo,relaxed -D DEPENDENCY
// expect: sc safe, tso safe, pso safe, rmo safe, relaxed unsafe assert

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;
int r, s;

#ifdef DEPENDENCY
#define VALUE(loaded) (((loaded) ^ (loaded)) + 1)
#else
#define VALUE(loaded) 1
#endif

void *left(void *arg)
{
    r = atomic_load_explicit(&x, memory_order_relaxed);
    atomic_store_explicit(&y, VALUE(r), memory_order_relaxed);
    return arg;
}

void *right(void *arg)
{
    s = atomic_load_explicit(&y, memory_order_relaxed);
    atomic_store_explicit(&x, VALUE(s), memory_order_relaxed);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, left, 0);
    pthread_create(&b, 0, right, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(!(r == 1 && s == 1));
    return 0;
}

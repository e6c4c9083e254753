// Fences that name their pairs release and acquire on every model, also on those that keep the pairs anyway.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed --property race
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed --property race
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all

#include <fencepost.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int flag;
int x;

void *writer(void *arg)
{
    x = 1;
    fp_fence(FP_LS | FP_SS);
    atomic_store_explicit(&flag, 1, memory_order_relaxed);
    return arg;
}

int main(void)
{
    pthread_t t;
    int y = 0;
    pthread_create(&t, 0, writer, 0);
    if (atomic_load_explicit(&flag, memory_order_relaxed)) {
        fp_fence(FP_LL | FP_LS);
        y = x;
    }
    pthread_join(t, 0);
    return y > 1;
}

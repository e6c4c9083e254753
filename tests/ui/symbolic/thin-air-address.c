// A pointer out of thin air. Thread a loads through X and stores what it finds to Y, in one step; thread b copies Y to X. Under
// relaxed the load of X may come last of all, so that X may hold what was found behind X: the address of Z, which nobody
// stores. To look only where X is known to point misses it.
//
// check: --model sc,tso,pso,rmo,relaxed --engine symbolic
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed unsafe

#include <fencepost.h>
#include <pthread.h>

void *volatile Z = (void *)&Z;
void *volatile W = (void *)&W;
void *volatile X = (void *)&W;
void *volatile Y = (void *)&W;

static void *a(void *arg)
{
    (void)arg;
    void *r1 = X;
    fp_atomic_begin();
    Y = *(void *volatile *)r1;
    fp_atomic_end();
    fp_assert(r1 != (void *)&Z);
    return 0;
}

static void *b(void *arg)
{
    (void)arg;
    void *r = Y;
    fp_fence(FP_LS);
    X = r;
    return 0;
}

int main(void)
{
    pthread_t s, t;
    pthread_create(&s, 0, a, 0);
    pthread_create(&t, 0, b, 0);
    return 0;
}

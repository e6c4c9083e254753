// Each thread jumps within itself.
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso,rmo --engine enumerate
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --model sc,tso,pso,rmo --engine directed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --model sc,tso,pso --engine unwind
// expect: sc safe all, tso safe all, pso safe all
// check: --model sc,tso,pso,rmo,relaxed -D RACE
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert, relaxed unsafe assert
// check: --model sc,tso,pso,rmo --engine enumerate -D RACE
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert
// check: --model sc,tso,pso,rmo --engine directed -D RACE
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert
// check: --model sc,tso,pso --engine unwind -D RACE
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert
#include <assert.h>
#include <pthread.h>
#include <setjmp.h>

_Thread_local jmp_buf outer;
int done[2], shared;

static void fail(int value)
{
    longjmp(outer, value);
}
void (*pointer)(int) = fail;

static void *run(void *argument)
{
    long i = (long)argument;
    jmp_buf inner;
    int r = setjmp(outer);
    if (r == 0) {
        if (setjmp(inner) == 0)
            longjmp(inner, 4);
        else
            pointer(9);
    }
    assert(r == 9);
    done[i] = 1;
#ifdef RACE
    int old = shared;
    shared = old + 1;
#else
    __atomic_fetch_add(&shared, 1, __ATOMIC_RELAXED);
#endif
    return 0;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, 0, run, (void *)1);
    run(0);
    pthread_join(thread, 0);
    assert(done[0] && done[1] && shared == 2);
    return 0;
}

// The litmus tests in which values may justify themselves under `relaxed`, as C programs: `fencepost litmus` does not
// know about those, `fencepost check` does. -D chooses the test.
//
// check: --model rmo,relaxed -D THIN
// expect: rmo safe all, relaxed unsafe assert
// check: --model rmo,relaxed -D DATAS
// expect: rmo safe all, relaxed unsafe assert
// check: --model rmo,relaxed -D CTRLS
// expect: rmo safe all, relaxed unsafe assert
// check: --model rmo,relaxed -D OWN
// expect: rmo safe all, relaxed unsafe assert

#include <assert.h>
#include <pthread.h>

int x, y, z;
int seen_x, seen_y;

void *first(void *arg)
{
    int r = x;
#if defined(THIN)
    y = r;
#elif defined(DATAS)
    y = 1 + (r ^ r);
#elif defined(CTRLS)
    if (r == 1)
        y = 1;
#elif defined(OWN)
    z = r ^ r;
    y = 1 + z;
#endif
    seen_x = r;
    return arg;
}

void *second(void *arg)
{
    int r = y;
#if defined(THIN)
    x = r;
#elif defined(CTRLS)
    if (r == 1)
        x = 1;
#else
    x = 1 + (r ^ r);
#endif
    seen_y = r;
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, first, 0);
    pthread_create(&b, 0, second, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(!(seen_x == 1 && seen_y == 1));
    return 0;
}

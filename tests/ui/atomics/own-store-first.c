// Each thread reads its own store early, out of its buffer, and still misses the other's: legal under tso.
//
// check: --model sc,tso
// expect: sc safe, tso unsafe assert

#include <assert.h>
#include <pthread.h>

volatile int x, y;
int own_x, own_y, other_x, other_y;

void *left(void *arg)
{
    x = 1;
    own_x = x;
    other_y = y;
    return arg;
}

void *right(void *arg)
{
    y = 1;
    own_y = y;
    other_x = x;
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, left, 0);
    pthread_create(&b, 0, right, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(!(own_x == 1 && own_y == 1 && other_x == 0 && other_y == 0));
    return 0;
}

// Two threads add each other's variable to their own, five times each: the run that section 3 of the memory unwinding
// paper describes, and its unwinding (Figure 2(c)). It ends with 15 and 45.
//
// check: --engine unwind --scheme fine --model sc --property assert --show-unwinding
// expect: sc unsafe assert

#include <assert.h>
#include <pthread.h>

extern void __VERIFIER_atomic_begin(void), __VERIFIER_atomic_end(void), __VERIFIER_assume(int);

// A store that waits for its turn, where the values alone leave the order open.
#define WHEN(condition, store)                                                                                        \
    do {                                                                                                              \
        __VERIFIER_atomic_begin();                                                                                    \
        __VERIFIER_assume(condition);                                                                                 \
        store;                                                                                                        \
        __VERIFIER_atomic_end();                                                                                      \
    } while (0)

int i = 1, j = 1;

void *f1(void *arg)
{
    int x, y;
    i = i + j;
    i = i + j;
    i = i + j;
    x = i, y = j;
    WHEN(j == 1, i = x + y);
    x = i, y = j;
    WHEN(j == 15, i = x + y);
    return (void *)(long)y;
}

void *f2(void *arg)
{
    int x, y, first;
    x = j, y = first = i;
    WHEN(i == 5, j = x + y);
    j = j + i;
    x = j, y = i;
    WHEN(i == 5, j = x + y);
    j = j + i;
    j = j + i;
    return (void *)(long)first;
}

int main(void)
{
    pthread_t t1, t2;
    void *last_j, *first_i;
    pthread_create(&t1, 0, f1, 0);
    pthread_create(&t2, 0, f2, 0);
    pthread_join(t1, &last_j);
    pthread_join(t2, &first_i);
    // The last addition of f1 has read 10, and the first of f2 has read 4.
    assert(i != 15 || j != 45 || (long)last_j != 10 || (long)first_i != 4);
    return 0;
}

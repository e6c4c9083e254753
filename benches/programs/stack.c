/* A stack in an array under a lock: one thread pushes N values, another one pops what there is, N times.
   What is popped is what was pushed there (SAFE); the stack is not empty at the end (otherwise, and it can be). */
#include <assert.h>
#include <pthread.h>

#ifndef N
#define N 2
#endif

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int stack[N], top, wrong;

void *pusher(void *arg)
{
    (void)arg;
    for (int k = 0; k < N; k++) {
        pthread_mutex_lock(&m);
        stack[top] = top + 1;
        top++;
        pthread_mutex_unlock(&m);
    }
    return 0;
}

void *popper(void *arg)
{
    (void)arg;
    for (int k = 0; k < N; k++) {
        pthread_mutex_lock(&m);
        if (top > 0) {
            top--;
            if (stack[top] != top + 1)
                wrong = 1;
        }
        pthread_mutex_unlock(&m);
    }
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, pusher, 0);
    pthread_create(&b, 0, popper, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
#ifdef SAFE
    assert(!wrong);
#else
    assert(top > 0);
#endif
    return 0;
}

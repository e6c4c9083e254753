/* A queue in an array, one thread at each end, without a lock: N values go through it.
   They come out in order (SAFE); the reader misses some (otherwise, and it can get all). */
#include <assert.h>
#include <pthread.h>

#ifndef N
#define N 2
#endif

int items[N], tail, got, wrong;

void *writer(void *arg)
{
    (void)arg;
    for (int k = 0; k < N; k++) {
        items[k] = k + 1;
        tail = k + 1;
    }
    return 0;
}

void *reader(void *arg)
{
    (void)arg;
    int head = 0;
    for (int k = 0; k < N; k++)
        if (head < tail) {
            if (items[head] != head + 1)
                wrong = 1;
            head++;
        }
    got = head;
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, writer, 0);
    pthread_create(&b, 0, reader, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
#ifdef SAFE
    assert(!wrong);
#else
    assert(got < N);
#endif
    return 0;
}

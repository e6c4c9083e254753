// For the benchmark of the engine modular. MESSAGES: a writer fills N places and sets a flag, a reader asserts of each
// place what it holds. CHAIN: N threads pass one message on. COUNTER: N threads add to a counter under a lock.
// STORES: N stores to one place; the reader asserts that what it sees only grows. Everything is fenced for rmo.

#include <assert.h>
#include <pthread.h>

#define FENCE() __sync_synchronize()

int place[N + 1], flag;
pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

#if defined MESSAGES
static void *first(void *arg)
{
    for (int i = 0; i < N; i++)
        place[i] = i + 1;
    FENCE();
    flag = 1;
    return arg;
}

static void *second(void *arg)
{
    if (flag) {
        FENCE();
        for (int i = 0; i < N; i++)
            assert(place[i] == i + 1);
    }
    return arg;
}
#elif defined STORES
static void *first(void *arg)
{
    for (int i = 0; i < N; i++)
        flag = i + 1;
    return arg;
}

static void *second(void *arg)
{
    int before = flag;
    FENCE();
    assert(flag >= before);
    return arg;
}
#elif defined CHAIN
static void *pass(void *arg)
{
    int i = (int)(long)arg;
    int seen = place[i];
    FENCE();
    place[i + 1] = seen;
    return 0;
}
#else
static void *add(void *arg)
{
    pthread_mutex_lock(&lock);
    flag++;
    pthread_mutex_unlock(&lock);
    return arg;
}
#endif

int main(void)
{
#if defined MESSAGES || defined STORES
    pthread_t a, b;
    pthread_create(&a, 0, first, 0);
    pthread_create(&b, 0, second, 0);
#elif defined CHAIN
    pthread_t t[N];
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], 0, pass, (void *)i);
    place[0] = 1;
    FENCE();
    flag = 1;
    int last = place[N];
    FENCE();
    assert(last == 0 || place[0] == 1);
    assert(last == 0 || place[N / 2] == 1);
#else
    pthread_t t[N];
    for (int i = 0; i < N; i++)
        pthread_create(&t[i], 0, add, 0);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], 0);
    assert(flag == N);
#endif
}

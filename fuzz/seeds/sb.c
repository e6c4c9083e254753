#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
int x, y, r0, r1;
atomic_int ready;
static void *left(void *arg) {
    x = *(int *)arg;
    atomic_thread_fence(memory_order_seq_cst);
    r0 = y;
    atomic_store_explicit(&ready, 1, memory_order_release);
    return 0;
}
static void *right(void *arg) {
    y = 1;
    __asm__ __volatile__("mfence" ::: "memory");
    r1 = x;
    return arg;
}
int main(void) {
    pthread_t t[2];
    int one = 1;
    void *result;
    pthread_create(&t[0], 0, left, &one);
    pthread_create(&t[1], 0, right, (void *)7);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], &result);
    assert((long)result == 7 && (r0 == 1 || r1 == 1));
    return atomic_load(&ready) - 1;
}

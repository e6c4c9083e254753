#include <pthread.h>

int x;

static void *increment(void *arg) {
    x++;
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, increment, 0);
    pthread_join(t, 0);
    return x;
}

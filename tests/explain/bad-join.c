#include <pthread.h>

static void *nothing(void *arg) {
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, nothing, 0);
    pthread_join(t, 0);
    pthread_join(t, 0);
    return 0;
}

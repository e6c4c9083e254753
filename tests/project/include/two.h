/* Two threads, from start to end. */
#include <pthread.h>

#define TWO_THREADS(first, second)         \
    do {                                   \
        pthread_t a, b;                    \
        pthread_create(&a, 0, first, 0);   \
        pthread_create(&b, 0, second, 0);  \
        pthread_join(a, 0);                \
        pthread_join(b, 0);                \
    } while (0)

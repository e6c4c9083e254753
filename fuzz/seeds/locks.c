#include <pthread.h>
#include <semaphore.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static sem_t s;
static __thread int mine = 3;
int items;
void *producer(void *arg) {
    pthread_mutex_lock(&m);
    items += mine;
    pthread_cond_signal(&c);
    pthread_mutex_unlock(&m);
    sem_post(&s);
    pthread_exit(arg);
}
int main(void) {
    pthread_t t;
    sem_init(&s, 0, 0);
    pthread_create(&t, 0, producer, 0);
    pthread_mutex_lock(&m);
    while (!items)
        pthread_cond_wait(&c, &m);
    pthread_mutex_unlock(&m);
    sem_wait(&s);
    pthread_join(t, 0);
    return items == 3 ? 0 : 1;
}

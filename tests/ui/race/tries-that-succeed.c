// What a try takes it has synchronised with: mutex, spinlock, read-write lock, semaphore.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed --property race
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all

#include <pthread.h>
#include <semaphore.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_spinlock_t s;
pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;
sem_t e;
int kind, x;

void *other(void *arg)
{
    switch (kind) {
    case 0: pthread_mutex_lock(&m), x = 1, pthread_mutex_unlock(&m); break;
    case 1: pthread_spin_lock(&s), x = 1, pthread_spin_unlock(&s); break;
    case 2: pthread_rwlock_wrlock(&l), x = 1, pthread_rwlock_unlock(&l); break;
    default: x = 1, sem_post(&e);
    }
    return arg;
}

extern int __VERIFIER_nondet_int(void);

int main(void)
{
    pthread_t t;
    int y = 0;
    pthread_spin_init(&s, 0);
    sem_init(&e, 0, 0);
    kind = __VERIFIER_nondet_int() & 3;
    pthread_create(&t, 0, other, 0);
    switch (kind) {
    case 0: if (!pthread_mutex_trylock(&m)) y = x, pthread_mutex_unlock(&m); break;
    case 1: if (!pthread_spin_trylock(&s)) y = x, pthread_spin_unlock(&s); break;
    case 2: if (!pthread_rwlock_tryrdlock(&l)) y = x, pthread_rwlock_unlock(&l); break;
    default: if (!sem_trywait(&e)) y = x;
    }
    pthread_join(t, 0);
    return y > 1;
}

// Two locks taken in opposite orders, or a philosopher who takes the lower one first.
//
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed
// expect: sc unsafe deadlock, tso unsafe deadlock, pso unsafe deadlock, rmo unsafe deadlock, relaxed unsafe deadlock
// check: --engine enumerate --model sc,tso,pso,rmo,relaxed
// expect: sc unsafe deadlock, tso unsafe deadlock, pso unsafe deadlock, rmo unsafe deadlock, relaxed unsafe deadlock
// check: --engine symbolic --model sc,tso,pso,rmo,relaxed -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --engine enumerate --model sc,tso,pso,rmo -D FIXED
// expect: sc safe all, tso safe all, pso safe all, rmo safe all

#include <pthread.h>

pthread_mutex_t fork[3] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
int meals[3];

void eat(int k)
{
    int left = k, right = (k + 1) % 3;
#ifdef FIXED
    if (left > right) {
        int swap = left;
        left = right;
        right = swap;
    }
#endif
    pthread_mutex_lock(&fork[left]);
    pthread_mutex_lock(&fork[right]);
    meals[k]++;
    pthread_mutex_unlock(&fork[right]);
    pthread_mutex_unlock(&fork[left]);
}

void *one(void *arg)
{
    eat(1);
    return arg;
}

void *two(void *arg)
{
    eat(2);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, one, 0);
    pthread_create(&b, 0, two, 0);
    eat(0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}

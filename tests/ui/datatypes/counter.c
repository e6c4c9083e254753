// A counter. With a lock every test passes; without one an increment is lost; -DATOMIC needs no lock.
//
// test: "i | i" --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// test: "i | g" --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all

#include <fencepost.h>
#include <pthread.h>
#include <stdatomic.h>

#ifdef ATOMIC
atomic_int counter;
#else
int counter;
#endif
pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

void increment(void)
{
#ifdef ATOMIC
    fp_observe(atomic_fetch_add(&counter, 1));
#else
#ifndef UNLOCKED
    pthread_mutex_lock(&mutex);
#endif
    int old = counter;
    counter = old + 1;
    fp_commit();
#ifndef UNLOCKED
    pthread_mutex_unlock(&mutex);
#endif
    fp_observe(old);
#endif
}

void get(void)
{
    fp_observe(counter);
    fp_commit();
}

FP_OPERATION(i, increment)
FP_OPERATION(g, get)

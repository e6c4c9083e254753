// Operations that wait: one that cannot go on has not happened, and is tried again later. (One that spins is endless to
// the explorer, since nobody else runs meanwhile.)
//
// check: --engine symbolic --model serial,sc
// expect: serial safe all, sc safe all
// check: --engine enumerate --model serial,sc
// expect: serial safe all, sc safe all
// check: --engine symbolic --model serial,sc -D SPIN
// expect: serial safe all, sc safe all
// check: --engine enumerate --model serial,sc -D SPIN
// expect: serial unknown, sc safe all
// check: --engine symbolic --model serial,sc -D HALF
// expect: serial safe all, sc unsafe assert
// check: --engine enumerate --model serial,sc -D HALF
// expect: serial safe all, sc unsafe assert
// check: --engine enumerate --model serial,sc -D STUCK
// expect: serial unsafe deadlock, sc unsafe deadlock
// check: --engine symbolic --model serial,sc -D STUCK
// expect: serial unsafe deadlock, sc unsafe deadlock

#include <assert.h>
#include <fencepost.h>
#include <pthread.h>
#include <stdatomic.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
atomic_int ready, half;
int value;

void put(void)
{
    pthread_mutex_lock(&m);
    value = 1;
    atomic_store(&half, 1);
    value = 2;
    atomic_store(&half, 2);
    pthread_mutex_unlock(&m);
    atomic_store(&ready, 1);
}

int take(void)
{
#ifdef SPIN
    while (!atomic_load(&ready))
        ;
#endif
    pthread_mutex_lock(&m);
    int v = value;
#ifndef STUCK
    pthread_mutex_unlock(&m);
#endif
    return v;
}

int peek(void)
{
    return atomic_load(&half);
}

FP_OPERATION(p, put)
FP_OPERATION(t, take)
FP_OPERATION(k, peek)

void *producer(void *arg)
{
    put();
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, producer, 0);
    int v = take();
    assert(v == 0 || v == 2);
#ifdef SPIN
    assert(v == 2);
#endif
#ifdef HALF
    assert(peek() != 1);
#endif
    pthread_join(t, 0);
    return 0;
}

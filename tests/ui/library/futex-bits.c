// Who waits on a futex for some bits is woken by one of these bits only, and by those who wake without bits.
//
// check: --model sc,tso,pso
// expect: sc safe all, tso safe all, pso safe all
// check: --model sc,rmo -D BITS=4
// expect: sc unsafe deadlock, rmo unsafe deadlock
// check: --model sc,tso --engine enumerate -D BITS=4
// expect: sc unsafe deadlock, tso unsafe deadlock
// check: --model sc --engine symbolic -D BITS=4
// expect: sc unsafe deadlock
// check: --model sc --engine unwind -D BITS=4
// expect: sc unsafe deadlock
// check: --model sc --engine directed -D BITS=4
// expect: sc unsafe deadlock
// check: --model sc,rmo -D BITS=0
// expect: sc unsafe assert, rmo unsafe assert

#define _GNU_SOURCE
#include <assert.h>
#include <linux/futex.h>
#include <pthread.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifndef BITS
#define BITS 2
#endif
int word;

void *waker(void *arg)
{
    __atomic_store_n(&word, 1, __ATOMIC_SEQ_CST);
    assert(syscall(SYS_futex, &word, FUTEX_WAKE_BITSET, 1, (void *)0, (void *)0, BITS) >= 0);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, waker, 0);
    if (__atomic_load_n(&word, __ATOMIC_SEQ_CST) == 0)
        syscall(SYS_futex, &word, FUTEX_WAIT_BITSET, 0, (void *)0, (void *)0, 3);
    pthread_join(t, 0);
    return 0;
}

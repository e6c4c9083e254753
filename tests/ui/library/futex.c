// A lock made of a futex: 0 is free, 1 is held, 2 is held and somebody may wait.
//
// check: --model sc,tso
// expect: sc safe all, tso safe all
// check: --model sc -D NEVER_WAKES
// expect: sc unsafe deadlock
// check: --model sc -D NEVER_WAKES --engine enumerate
// expect: sc unsafe deadlock
// check: --model sc --engine symbolic --unwind 3
// expect: sc safe bounded
// check: --model sc -D FORGETS_WAITERS
// expect: sc unsafe deadlock

#include <assert.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_uint word;
static int counter;

static void lock(void)
{
    unsigned seen = 0;
    if (atomic_compare_exchange_strong(&word, &seen, 1))
        return;
    if (seen != 2)
        seen = atomic_exchange(&word, 2);
    while (seen != 0) {
        syscall(SYS_futex, &word, FUTEX_WAIT_PRIVATE, 2, NULL, NULL, 0);
#ifdef FORGETS_WAITERS
        seen = atomic_exchange(&word, 1);
#else
        seen = atomic_exchange(&word, 2);
#endif
    }
}

static void unlock(void)
{
    if (atomic_fetch_sub(&word, 1) == 1)
        return;
    atomic_store(&word, 0);
#ifndef NEVER_WAKES
    syscall(SYS_futex, &word, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
#endif
}

static void *work(void *arg)
{
    lock();
    counter++;
    unlock();
    return arg;
}

int main(void)
{
    pthread_t t[3];
    int n = 2;
#ifdef FORGETS_WAITERS
    n = 3;
#endif
    for (int i = 0; i < n; i++)
        pthread_create(&t[i], NULL, work, NULL);
    for (int i = 0; i < n; i++)
        pthread_join(t[i], NULL);
    assert(counter == n);
    return 0;
}

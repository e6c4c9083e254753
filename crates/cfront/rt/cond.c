/* Condition variables of POSIX: pthread_cond_*.
 *
 * State: two sets of waiting threads, as bits: those that wait, and those that were woken and have not gone on yet.
 * A waiter takes the lowest free bit when it gives up the mutex, which is one atomic step.
 * Choices: a signal wakes one of the threads that wait at that moment, any of them (POSIX: at least one, not which);
 * a thread that starts to wait later cannot take that wake-up away. A waiter may also go on without being woken
 * (`__fp_spurious`), which covers signals that wake more than one. A timed wait is over at any moment, woken or not.
 * A destroyed condition variable has all bits of both sets; destroying one waits for those that were woken, for they
 * may use it until they have gone on.
 * Limit: 32 threads wait on one condition variable at a time; beyond that the answer is unknown.
 */
#include "model.h"

struct cond { unsigned waiting; unsigned woken; };
struct mutex;
int __fp_mutex_release(struct mutex *);
void __fp_mutex_acquire(struct mutex *);
int __fp_robust_release(struct mutex *);
void __fp_robust_forget(struct mutex *);
int __fp_robust_acquire(struct mutex *);

int pthread_condattr_init(int *attr) { return 0; }
int pthread_condattr_destroy(int *attr) { return 0; }
int pthread_condattr_setpshared(int *attr, int shared) { return 0; }
int pthread_condattr_setclock(int *attr, int clock) { return 0; }

ROLE("init_condition") int pthread_cond_init(struct cond *c, const void *attr) {
  c->waiting = 0;
  c->woken = 0;
  return 0;
}

enum { DESTROYED = ~0u };
static void in_use(unsigned waiting, unsigned woken) {
  __fp_misuse((waiting & woken) != DESTROYED, "a destroyed condition variable is used");
}

ROLE("destroy_condition") int pthread_cond_destroy(struct cond *c) {
  __fp_full_fence();
  __fp_atomic_begin();
  unsigned waiting = LOAD(&c->waiting);
  unsigned woken = LOAD(&c->woken);
  in_use(waiting, woken);
  __fp_misuse(waiting == 0, "a condition variable is destroyed while a thread waits on it");
  __fp_await(woken == 0);
  c->waiting = DESTROYED;
  c->woken = DESTROYED;
  __fp_atomic_end();
  __fp_full_fence();
  return 0;
}

/* Gives the mutex up and starts to wait; none of both, and no bit, if the mutex says that the thread does not hold it. */
ROLE("condition") static unsigned enter(struct cond *c, struct mutex *m, int robust) {
  unsigned bit = 0;
  __fp_full_fence();
  __fp_atomic_begin();
  if ((robust ? __fp_robust_release(m) : __fp_mutex_release(m)) == 0) {
    unsigned waiting = LOAD(&c->waiting);
    unsigned woken = LOAD(&c->woken);
    in_use(waiting, woken);
    unsigned taken = waiting | woken;
    __fp_within(taken != ~0u, "more than 32 threads wait on one condition variable: that is not modelled");
    bit = ~taken & (taken + 1);
    STORE(&c->waiting, waiting | bit);
  }
  __fp_atomic_end();
  __fp_full_fence();
  return bit;
}

ROLE("condition") static int woken(struct cond *c, unsigned bit, int timed) {
  int result = 0;
  __fp_full_fence();
  __fp_atomic_begin();
  unsigned woken = LOAD(&c->woken);
  if (woken & bit) {
    STORE(&c->woken, woken & ~bit);
  } else {
    int spurious = __fp_spurious();
    __fp_await(timed || spurious);
    if (!spurious)
      result = ETIMEDOUT;
    STORE(&c->waiting, LOAD(&c->waiting) & ~bit);
  }
  __fp_atomic_end();
  __fp_full_fence();
  return result;
}

static int leave(struct cond *c, struct mutex *m, unsigned bit, int timed) {
  int result = woken(c, bit, timed);
  __fp_atomic_begin();
  __fp_mutex_acquire(m);
  __fp_atomic_end();
  __fp_full_fence();
  return result;
}

ROLE("wait") int pthread_cond_wait(struct cond *c, struct mutex *m) {
  unsigned bit = enter(c, m, 0);
  return bit ? leave(c, m, bit, 0) : EPERM;
}

ROLE("timed_wait") int __fp_std_cond_timedwait(struct cond *c, struct mutex *m, const void *time) {
  unsigned bit = enter(c, m, 0);
  return bit ? leave(c, m, bit, 1) : EPERM;
}
int __fp_std_cond_clockwait(struct cond *c, struct mutex *m, int clock, const void *time) {
  return __fp_std_cond_timedwait(c, m, time);
}
int pthread_cond_timedwait(struct cond *c, struct mutex *m, const struct timespec *time) {
  return __fp_no_moment(time) ? EINVAL : __fp_std_cond_timedwait(c, m, time);
}
int pthread_cond_clockwait(struct cond *c, struct mutex *m, int clock, const struct timespec *time) {
  return pthread_cond_timedwait(c, m, time);
}

/* The same in a program that has robust mutexes. */
static int wait_robust(struct cond *c, struct mutex *m, int timed) {
  __fp_robust_forget(m);
  unsigned bit = enter(c, m, 1);
  if (!bit)
    return EPERM;
  int result = woken(c, bit, timed);
  int locked = __fp_robust_acquire(m);
  return locked ? locked : result;
}
int __fp_robust_cond_wait(struct cond *c, struct mutex *m) { return wait_robust(c, m, 0); }
int __fp_robust_cond_timedwait(struct cond *c, struct mutex *m, const struct timespec *time) {
  return __fp_no_moment(time) ? EINVAL : wait_robust(c, m, 1);
}
int __fp_robust_cond_clockwait(struct cond *c, struct mutex *m, int clock, const struct timespec *time) {
  return __fp_robust_cond_timedwait(c, m, time);
}

ROLE("signal") int pthread_cond_signal(struct cond *c) {
  __fp_full_fence();
  __fp_atomic_begin();
  unsigned waiting = LOAD(&c->waiting);
  if (waiting) {
    unsigned woken = LOAD(&c->woken);
    in_use(waiting, woken);
    unsigned chosen = waiting;
    if (waiting & (waiting - 1)) {
      chosen = 1u << __fp_choose32();
      __fp_assume((waiting & chosen) != 0);
    }
    STORE(&c->waiting, waiting & ~chosen);
    STORE(&c->woken, woken | chosen);
  }
  __fp_atomic_end();
  __fp_full_fence();
  return 0;
}

ROLE("signal") int pthread_cond_broadcast(struct cond *c) {
  __fp_full_fence();
  __fp_atomic_begin();
  unsigned waiting = LOAD(&c->waiting);
  if (waiting) {
    unsigned woken = LOAD(&c->woken);
    in_use(waiting, woken);
    STORE(&c->waiting, 0);
    STORE(&c->woken, woken | waiting);
  }
  __fp_atomic_end();
  __fp_full_fence();
  return 0;
}

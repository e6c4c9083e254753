/* Read-write locks, spinlocks, barriers and semaphores of POSIX.
 *
 * The first word of a read-write lock is 0 when it is free, the number of readers, or WRITER and the writer's id. A writer
 * that locks again may be told EDEADLK, as glibc does, but POSIX does not promise it; a reader that asks for the write lock
 * blocks. Readers are not known by name, so unlocking a read lock is a finding only when nobody holds it; but those of
 * std::shared_mutex are. Readers synchronise with the writers before them, not with each other: they acquire from the second
 * word, which only writers write, and release through the first.
 * A barrier counts arrivals and rounds, and those of the last round that have not gone on yet: destroying it waits for
 * them. A semaphore is its value.
 * Using a destroyed object is a finding: each has a word that says so.
 */
#include "model.h"

struct rwlock { unsigned state; unsigned written; };
enum { WRITER = 0x80000000u, DESTROYED = 0xffffffffu };

int pthread_rwlockattr_init(int *attr) { return 0; }
int pthread_rwlockattr_destroy(int *attr) { return 0; }
int pthread_rwlockattr_setpshared(int *attr, int shared) { return 0; }
int pthread_rwlock_init(struct rwlock *l, const void *attr) {
  l->state = 0;
  l->written = 0;
  return 0;
}
int pthread_rwlock_destroy(struct rwlock *l) {
  __fp_full_fence();
  __fp_atomic_begin();
  __fp_misuse(PEEK(&l->state) == 0, "a read-write lock is destroyed while it is locked, or twice");
  l->state = DESTROYED;
  __fp_atomic_end();
  __fp_full_fence();
  return 0;
}

/* how: 0 blocks, 1 tries, 2 tries until the time is over, which may be at once. */
static int lock_rw(struct rwlock *l, int write, int how) {
  int result = 0;
  unsigned mine = WRITER | SELF();
  __fp_full_fence();
  __fp_atomic_begin();
  unsigned state = PEEK(&l->state);
  __fp_misuse(state != DESTROYED, "a destroyed read-write lock is locked");
  if (write && state == 0) {
    ACQUIRE();
    STORE(&l->state, mine);
  } else if (!write && !(state & WRITER)) {
    LOAD(&l->written);
    __atomic_fetch_add(&l->state, 1, __ATOMIC_RELAXED);
  } else if (how == 1) {
    result = EBUSY;
  } else if (state == mine) {
    int told = __fp_spurious();
    __fp_await(told || how == 2);
    result = told ? EDEADLK : ETIMEDOUT;
  } else if (how == 2) {
    result = ETIMEDOUT;
  } else {
    __fp_await(0);
  }
  __fp_atomic_end();
  __fp_full_fence();
  return result;
}
int pthread_rwlock_rdlock(struct rwlock *l) { return lock_rw(l, 0, 0); }
int pthread_rwlock_wrlock(struct rwlock *l) { return lock_rw(l, 1, 0); }
int pthread_rwlock_tryrdlock(struct rwlock *l) { return lock_rw(l, 0, 1); }
int pthread_rwlock_trywrlock(struct rwlock *l) { return lock_rw(l, 1, 1); }
int __fp_rwlock_timedrdlock(struct rwlock *l, const void *time) { return lock_rw(l, 0, 2); }
int __fp_rwlock_timedwrlock(struct rwlock *l, const void *time) { return lock_rw(l, 1, 2); }
int __fp_rwlock_clockrdlock(struct rwlock *l, int clock, const void *time) { return lock_rw(l, 0, 2); }
int __fp_rwlock_clockwrlock(struct rwlock *l, int clock, const void *time) { return lock_rw(l, 1, 2); }
static int lock_until(struct rwlock *l, int write, const struct timespec *time) {
  int result = lock_rw(l, write, 2);
  return result == ETIMEDOUT && __fp_no_moment(time) ? EINVAL : result;
}
int pthread_rwlock_timedrdlock(struct rwlock *l, const struct timespec *time) { return lock_until(l, 0, time); }
int pthread_rwlock_timedwrlock(struct rwlock *l, const struct timespec *time) { return lock_until(l, 1, time); }
int pthread_rwlock_clockrdlock(struct rwlock *l, int clock, const struct timespec *time) {
  return lock_until(l, 0, time);
}
int pthread_rwlock_clockwrlock(struct rwlock *l, int clock, const struct timespec *time) {
  return lock_until(l, 1, time);
}
/* Unlocks what may be held: for reading, for writing, or in any way. */
static int unlock_rw(struct rwlock *l, int read, int write) {
  __fp_full_fence();
  __fp_atomic_begin();
  unsigned state = PEEK(&l->state);
  if (state & WRITER) {
    __fp_misuse(write && state == (WRITER | SELF()), "a write lock is unlocked by a thread that does not hold it");
    STORE(&l->written, 0);
    STORE(&l->state, 0);
  } else {
    __fp_misuse(read && state != 0, "a read-write lock is unlocked that nobody holds");
    __atomic_fetch_sub(&l->state, 1, __ATOMIC_RELEASE);
  }
  __fp_atomic_end();
  __fp_full_fence();
  return 0;
}
int pthread_rwlock_unlock(struct rwlock *l) { return unlock_rw(l, 1, 1); }

/* The same, called by the headers of C++, where nobody may lock again, unlock what it does not hold in this way, or end with a lock:
 * a thread remembers what it holds for reading, and how many locks it holds for writing.
 * Limit: 8 locks held for reading by one thread; beyond that the answer is unknown. */
enum { READS = 8 };
static __thread struct rwlock *__fp_reads[READS];
static __thread int __fp_reading, __fp_writing;

static int read_place(struct rwlock *l) {
  for (int i = 0; i < __fp_reading; i++)
    if (__fp_reads[i] == l)
      return i;
  return -1;
}
static int read_held(struct rwlock *l, int how) {
  __fp_misuse(read_place(l) < 0, "a thread locks a shared mutex again that it holds");
  __fp_within(__fp_reading < READS, "a thread holds more than 8 shared mutexes: that is not modelled");
  int result = lock_rw(l, 0, how);
  if (result == 0)
    __fp_reads[__fp_reading++] = l;
  return result;
}
static int write_held(struct rwlock *l, int how) {
  __fp_misuse(how == 0 || read_place(l) < 0, "a thread locks a shared mutex again that it holds");
  int result = lock_rw(l, 1, how);
  if (result == 0)
    __fp_writing++;
  return result;
}
int __fp_std_rwlock_rdlock(struct rwlock *l) { return read_held(l, 0); }
int __fp_std_rwlock_wrlock(struct rwlock *l) { return write_held(l, 0); }
int __fp_std_rwlock_tryrdlock(struct rwlock *l) { return read_held(l, 1); }
int __fp_std_rwlock_trywrlock(struct rwlock *l) { return write_held(l, 1); }
int __fp_std_rwlock_timedrdlock(struct rwlock *l, const void *time) { return read_held(l, 2); }
int __fp_std_rwlock_timedwrlock(struct rwlock *l, const void *time) { return write_held(l, 2); }
int __fp_std_rwlock_clockrdlock(struct rwlock *l, int clock, const void *time) { return read_held(l, 2); }
int __fp_std_rwlock_clockwrlock(struct rwlock *l, int clock, const void *time) { return write_held(l, 2); }
/* `unlock`; `unlock_shared` has a function of its own. */
int __fp_std_rwlock_unlock(struct rwlock *l) {
  __fp_writing--;
  return unlock_rw(l, 0, 1);
}
void _ZNSt22__shared_mutex_pthread13unlock_sharedEv(struct rwlock *l) {
  int place = read_place(l);
  __fp_misuse(place >= 0, "a read lock is unlocked by a thread that does not hold it");
  __fp_reads[place] = __fp_reads[--__fp_reading];
  unlock_rw(l, 1, 0);
}
void __fp_end_rwlocks(void) {
  __fp_misuse(__fp_reading == 0 && __fp_writing == 0, "a thread ends while it holds a shared mutex");
}
void __fp_std_rwlock_gone(struct rwlock *l) { __fp_misuse(PEEK(&l->state) == 0, "a shared mutex is destroyed while it is locked"); }

/* The word of a spinlock is 0 or the owner. */
int pthread_spin_init(unsigned *s, int shared) { *s = 0; return 0; }
int pthread_spin_destroy(unsigned *s) {
  __fp_full_fence();
  __fp_atomic_begin();
  __fp_misuse(PEEK(s) == 0, "a spinlock is destroyed while it is locked, or twice");
  *s = DESTROYED;
  __fp_atomic_end();
  __fp_full_fence();
  return 0;
}
int pthread_spin_lock(unsigned *s) {
  __fp_full_fence();
  __fp_atomic_begin();
  unsigned word = LOAD(s);
  __fp_misuse(word != DESTROYED, "a destroyed spinlock is locked");
  __fp_await(word == 0);
  STORE(s, SELF());
  __fp_atomic_end();
  __fp_full_fence();
  return 0;
}
int pthread_spin_trylock(unsigned *s) {
  int result = EBUSY;
  __fp_full_fence();
  __fp_atomic_begin();
  unsigned word = PEEK(s);
  __fp_misuse(word != DESTROYED, "a destroyed spinlock is locked");
  if (word == 0) {
    ACQUIRE();
    STORE(s, SELF());
    result = 0;
  }
  __fp_atomic_end();
  __fp_full_fence();
  return result;
}
int pthread_spin_unlock(unsigned *s) {
  __fp_full_fence();
  __fp_atomic_begin();
  __fp_misuse(PEEK(s) == SELF(), "a spinlock is unlocked by a thread that does not hold it");
  STORE(s, 0);
  __fp_atomic_end();
  __fp_full_fence();
  return 0;
}

struct barrier { unsigned count; unsigned arrived; unsigned round; unsigned leaving; };

int pthread_barrierattr_init(int *attr) { return 0; }
int pthread_barrierattr_destroy(int *attr) { return 0; }
int pthread_barrierattr_setpshared(int *attr, int shared) { return 0; }
int pthread_barrier_init(struct barrier *b, const void *attr, unsigned count) {
  if (count == 0)
    return EINVAL;
  b->arrived = 0;
  b->round = 0;
  b->leaving = 0;
  b->count = count;
  return 0;
}
int pthread_barrier_destroy(struct barrier *b) {
  __fp_full_fence();
  __fp_atomic_begin();
  __fp_misuse(LOAD(&b->count) != 0, "a barrier is destroyed that was not initialised, or twice");
  __fp_misuse(LOAD(&b->arrived) == 0, "a barrier is destroyed while a thread waits at it");
  __fp_await(LOAD(&b->leaving) == 0);
  b->count = 0;
  __fp_atomic_end();
  __fp_full_fence();
  return 0;
}
int pthread_barrier_wait(struct barrier *b) {
  __fp_full_fence();
  __fp_atomic_begin();
  unsigned arrived = LOAD(&b->arrived) + 1;
  unsigned round = LOAD(&b->round);
  unsigned count = LOAD(&b->count);
  __fp_misuse(count != 0, "a thread waits at a barrier that was not initialised, or is destroyed");
  int last = arrived == count;
  if (last) {
    STORE(&b->arrived, 0);
    STORE(&b->round, round + 1);
    STORE(&b->leaving, LOAD(&b->leaving) + count - 1);
  } else {
    STORE(&b->arrived, arrived);
  }
  __fp_atomic_end();
  __fp_full_fence();
  if (last)
    return -1;
  __fp_atomic_begin();
  __fp_await(LOAD(&b->round) != round);
  STORE(&b->leaving, LOAD(&b->leaving) - 1);
  __fp_atomic_end();
  __fp_full_fence();
  return 0;
}

struct semaphore { unsigned value; };
enum { MOST = 0x7fffffff };
int *__errno_location(void);

static int sem_result(int error) {
  if (error == 0)
    return 0;
  *__errno_location() = error;
  return -1;
}
int sem_init(struct semaphore *s, int shared, unsigned value) {
  if (value > MOST)
    return sem_result(EINVAL);
  s->value = value;
  return 0;
}
int sem_destroy(struct semaphore *s) {
  __fp_full_fence();
  s->value = DESTROYED;
  __fp_full_fence();
  return 0;
}
static unsigned sem_value(struct semaphore *s) {
  unsigned value = PEEK(&s->value);
  __fp_misuse(value != DESTROYED, "a destroyed semaphore is used");
  return value;
}
int sem_wait(struct semaphore *s) {
  __fp_full_fence();
  __fp_atomic_begin();
  unsigned value = sem_value(s);
  __fp_await(value > 0);
  __atomic_fetch_sub(&s->value, 1, __ATOMIC_ACQUIRE);
  __fp_atomic_end();
  __fp_full_fence();
  return 0;
}
static int sem_try(struct semaphore *s, int otherwise) {
  int result = 0;
  __fp_full_fence();
  __fp_atomic_begin();
  unsigned value = sem_value(s);
  if (value > 0) {
    __atomic_fetch_sub(&s->value, 1, __ATOMIC_ACQUIRE);
  } else {
    result = otherwise;
  }
  __fp_atomic_end();
  __fp_full_fence();
  return result;
}
int sem_trywait(struct semaphore *s) { return sem_result(sem_try(s, EAGAIN)); }
int __fp_std_sem_timedwait(struct semaphore *s, const void *time) { return sem_result(sem_try(s, ETIMEDOUT)); }
int __fp_std_sem_clockwait(struct semaphore *s, int clock, const void *time) {
  return sem_result(sem_try(s, ETIMEDOUT));
}
int sem_timedwait(struct semaphore *s, const struct timespec *time) {
  int result = sem_try(s, ETIMEDOUT);
  return sem_result(result == ETIMEDOUT && __fp_no_moment(time) ? EINVAL : result);
}
int sem_clockwait(struct semaphore *s, int clock, const struct timespec *time) { return sem_timedwait(s, time); }
int sem_post(struct semaphore *s) {
  int result = 0;
  __fp_full_fence();
  __fp_atomic_begin();
  if (sem_value(s) == MOST)
    result = EOVERFLOW;
  else
    __atomic_fetch_add(&s->value, 1, __ATOMIC_RELEASE);
  __fp_atomic_end();
  __fp_full_fence();
  return sem_result(result);
}
int sem_getvalue(struct semaphore *s, int *value) {
  __fp_full_fence();
  *value = (int)sem_value(s);
  return 0;
}

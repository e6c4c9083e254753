/* Robust mutexes of POSIX: a thread that ends gives back what it holds.
 *
 * Layout: as in mutex.c; the second word (glibc's __count, zero in every initialiser) says whether what the mutex protects is as
 * it should be. The end of a thread leaves ABANDONED as the owner of each robust mutex that it holds. The next one to lock gets
 * it with EOWNERDEAD; if it unlocks without `pthread_mutex_consistent`, the mutex is lost, and ENOTRECOVERABLE is what all get.
 * Programs that name `pthread_mutexattr_setrobust` use these functions for all their mutexes.
 * Limit: a thread holds 16 robust mutexes at a time; beyond that the answer is unknown.
 */
#include "model.h"

#if __SIZEOF_POINTER__ == 8
struct mutex { unsigned word; unsigned state; unsigned unused[2]; int kind; };
#else
struct mutex { unsigned word; unsigned state; unsigned unused[1]; int kind; };
#endif

enum { OWNER = 0xfffff, ONE = 0x100000, DESTROYED = 0xfffff, ABANDONED = 0xffffe };
enum { RECURSIVE = 1, ERRORCHECK = 2, KIND = 3, ROBUST = 16 };
enum { FINE = 0, DOUBTFUL = 1, LOST = 2 };
enum { HELD = 16 };

static __thread struct mutex *held[HELD];
static __thread unsigned count;

int pthread_mutexattr_setrobust(int *attr, int robust) {
  if (robust != 0 && robust != 1)
    return EINVAL;
  *attr = (*attr & ~ROBUST) | (robust ? ROBUST : 0);
  return 0;
}
int pthread_mutexattr_getrobust(const int *attr, int *robust) {
  *robust = *attr & ROBUST ? 1 : 0;
  return 0;
}
int pthread_mutexattr_setrobust_np(int *attr, int robust) { return pthread_mutexattr_setrobust(attr, robust); }
int pthread_mutexattr_getrobust_np(const int *attr, int *robust) { return pthread_mutexattr_getrobust(attr, robust); }

static int is_open(unsigned word) { return word == 0 || word == ABANDONED; }

/* The mutex is open, and is taken; called within the atomic section. */
ROLE("robust") static int take(struct mutex *m, unsigned word) {
  if (!(PEEK(&m->kind) & ROBUST)) {
    STORE(&m->word, (unsigned)__fp_thread_self());
    return 0;
  }
  unsigned state = LOAD(&m->state);
  if (state == LOST)
    return ENOTRECOVERABLE;
  STORE(&m->word, (unsigned)__fp_thread_self());
  if (word != ABANDONED)
    return 0;
  STORE(&m->state, DOUBTFUL);
  return EOWNERDEAD;
}
/* Remembers what is held, outside of the section. */
ROLE("robust") static int taken(struct mutex *m, int result) {
  if ((result == 0 || result == EOWNERDEAD) && PEEK(&m->kind) & ROBUST && PEEK(&m->word) < ONE) {
    __fp_within(count < HELD, "a thread holds more than 16 robust mutexes: that is not modelled");
    held[count] = m;
    count++;
  }
  return result;
}
static void forget(struct mutex *m) {
  for (unsigned i = 0; i < count; i++)
    if (held[i] == m) {
      count--;
      held[i] = held[count];
      return;
    }
}

/* how: 0 blocks, 1 tries, 2 tries until the time is over, which may be at once. */
ROLE("robust") static int lock(struct mutex *m, int how) {
  int result;
  unsigned self = SELF();
  __fp_full_fence();
  __fp_atomic_begin();
  unsigned word = PEEK(&m->word);
  __fp_misuse((word & OWNER) != DESTROYED, "a destroyed mutex is locked");
  if (is_open(word)) {
    ACQUIRE();
    result = take(m, word);
  } else if ((word & OWNER) == self && (PEEK(&m->kind) & KIND) == RECURSIVE) {
    STORE(&m->word, word + ONE);
    result = 0;
  } else if ((word & OWNER) == self && (PEEK(&m->kind) & KIND) == ERRORCHECK && how != 1) {
    result = EDEADLK;
  } else {
    __fp_await(how != 0);
    result = how == 1 ? EBUSY : ETIMEDOUT;
  }
  __fp_atomic_end();
  __fp_full_fence();
  return taken(m, result);
}
int __fp_robust_mutex_lock(struct mutex *m) { return lock(m, 0); }
int __fp_robust_mutex_trylock(struct mutex *m) { return lock(m, 1); }
int __fp_robust_mutex_timedlock(struct mutex *m, const struct timespec *time) {
  int result = lock(m, 2);
  return result == ETIMEDOUT && __fp_no_moment(time) ? EINVAL : result;
}
int __fp_robust_mutex_clocklock(struct mutex *m, int clock, const struct timespec *time) {
  return __fp_robust_mutex_timedlock(m, time);
}

ROLE("robust") static int unlock(struct mutex *m, int kind) {
  unsigned word = PEEK(&m->word);
  if ((word & OWNER) != SELF()) {
    __fp_misuse((kind & (KIND | ROBUST)) != 0 && (kind & (KIND | ROBUST)) != KIND,
                "a mutex is unlocked by a thread that does not hold it");
    return EPERM;
  }
  if (word >= ONE) {
    STORE(&m->word, word - ONE);
    return EBUSY;
  }
  if (kind & ROBUST && LOAD(&m->state) == DOUBTFUL)
    STORE(&m->state, LOST);
  STORE(&m->word, 0);
  return 0;
}
ROLE("robust") int __fp_robust_mutex_unlock(struct mutex *m) {
  int kind = PEEK(&m->kind);
  if (kind & ROBUST && PEEK(&m->word) == SELF())
    forget(m);
  __fp_full_fence();
  __fp_atomic_begin();
  int result = unlock(m, kind);
  __fp_atomic_end();
  __fp_full_fence();
  return result == EPERM ? EPERM : 0;
}
ROLE("robust") int pthread_mutex_consistent(struct mutex *m) {
  int result = EINVAL;
  __fp_full_fence();
  __fp_atomic_begin();
  if (PEEK(&m->kind) & ROBUST && (PEEK(&m->word) & OWNER) == SELF() && LOAD(&m->state) == DOUBTFUL) {
    STORE(&m->state, FINE);
    result = 0;
  }
  __fp_atomic_end();
  __fp_full_fence();
  return result;
}
int pthread_mutex_consistent_np(struct mutex *m) { return pthread_mutex_consistent(m); }

/* The parts of a wait on a condition variable. */
ROLE("robust") int __fp_robust_release(struct mutex *m) {
  int kind = PEEK(&m->kind);
  int result = unlock(m, kind);
  if (result != EPERM)
    return 0;
  __fp_misuse((kind & KIND) == ERRORCHECK || kind & ROBUST, "a thread waits with a mutex that it does not hold");
  return EPERM;
}
ROLE("robust") void __fp_robust_forget(struct mutex *m) {
  if (PEEK(&m->kind) & ROBUST && PEEK(&m->word) == SELF())
    forget(m);
}
int __fp_robust_acquire(struct mutex *m) { return lock(m, 0); }

ROLE("robust") void __fp_end_robust(void) {
  while (count > 0) {
    count--;
    __fp_full_fence();
    STORE(&held[count]->word, ABANDONED);
    __fp_full_fence();
  }
}

/* Mutexes of POSIX: pthread_mutex_*.
 *
 * Layout: glibc's. The first word (glibc's __lock, zero in every static initialiser) holds the owner in its low 20
 * bits and the number of further locks of a recursive mutex above them; so an operation is one load and one store.
 * The kind stands where glibc's static initialisers put it and is read only when the owner locks again or a stranger
 * unlocks.
 * Choices: NORMAL and DEFAULT block for ever when locked again; ERRORCHECK answers EDEADLK, RECURSIVE counts.
 * Unlocking what one does not hold is a finding for NORMAL, DEFAULT and ADAPTIVE, and EPERM otherwise. Destroying a
 * locked mutex and using a destroyed one are findings. A thread that ends may leave a mutex locked, for ever; only
 * C++ forbids it, so calls from its headers count what a thread holds.
 * Robust mutexes stand in robust.c; programs that name them use its functions.
 * Misses: priorities, process sharing.
 */
#include "model.h"

#if __SIZEOF_POINTER__ == 8
struct mutex { unsigned word; unsigned unused[3]; int kind; };
#else
struct mutex { unsigned word; unsigned unused[2]; int kind; };
#endif

enum { OWNER = 0xfffff, ONE = 0x100000, DESTROYED = 0xfffff };
enum { NORMAL = 0, RECURSIVE = 1, ERRORCHECK = 2, KIND = 3, ROBUST = 16 };

/* The mutexes of C++ that this thread holds, a recursive one as often as it was locked, and how many they are; of more than there is
 * room for only the number is known. */
enum { HELD = 8 };
static __thread struct mutex *__fp_holds[HELD];
static __thread int __fp_held;

int pthread_mutexattr_init(int *attr) { *attr = NORMAL; return 0; }
int pthread_mutexattr_destroy(int *attr) { return 0; }
int pthread_mutexattr_settype(int *attr, int kind) {
  if (kind < 0 || kind > 3)
    return EINVAL;
  if (__fp_robust())
    kind |= *attr & ROBUST;
  *attr = kind;
  return 0;
}
int pthread_mutexattr_gettype(const int *attr, int *kind) { *kind = *attr & KIND; return 0; }
int pthread_mutexattr_setpshared(int *attr, int shared) { return 0; }

ROLE("init_mutex") int pthread_mutex_init(struct mutex *m, const int *attr) {
  int kind = attr ? *attr : NORMAL;
  m->kind = kind;
  m->word = 0;
  if (__fp_robust())
    m->unused[0] = 0;
  return 0;
}

ROLE("destroy_mutex") int pthread_mutex_destroy(struct mutex *m) {
  __fp_full_fence();
  __fp_atomic_begin();
  unsigned word = PEEK(&m->word);
  __fp_misuse(word == 0, "a mutex is destroyed while it is locked, or twice");
  m->word = DESTROYED;
  __fp_atomic_end();
  __fp_full_fence();
  return 0;
}

/* The thread holds the mutex already; called within the atomic section. */
static int again(struct mutex *m, unsigned word) {
  int kind = PEEK(&m->kind) & KIND;
  if (kind == RECURSIVE) {
    STORE(&m->word, word + ONE);
    return 0;
  }
  if (kind == ERRORCHECK)
    return EDEADLK;
  return EBUSY;
}

ROLE("lock") int pthread_mutex_lock(struct mutex *m) {
  int result = 0;
  unsigned self = SELF();
  __fp_full_fence();
  __fp_atomic_begin();
  unsigned word = LOAD(&m->word);
  __fp_misuse((word & OWNER) != DESTROYED, "a destroyed mutex is locked");
  if ((word & OWNER) == self) {
    result = again(m, word);
    __fp_await(result != EBUSY);
  } else {
    __fp_await(word == 0);
    STORE(&m->word, self);
  }
  __fp_atomic_end();
  __fp_full_fence();
  return result;
}

/* Tries, and answers `failure` where it fails. A mutex of C++ must not be tried by the thread that holds it. */
ROLE("try_lock") static int try_lock(struct mutex *m, int failure, int cplusplus) {
  int result = failure;
  unsigned self = SELF();
  __fp_full_fence();
  __fp_atomic_begin();
  unsigned word = PEEK(&m->word);
  __fp_misuse((word & OWNER) != DESTROYED, "a destroyed mutex is locked");
  if (word == 0) {
    ACQUIRE();
    STORE(&m->word, self);
    result = 0;
  } else if ((word & OWNER) == self) {
    result = again(m, word);
    __fp_misuse(!cplusplus || result == 0, "a thread tries to lock a mutex that it holds");
    if (result == EBUSY)
      result = failure;
  }
  __fp_atomic_end();
  __fp_full_fence();
  return result;
}
int pthread_mutex_trylock(struct mutex *m) {
  int result = try_lock(m, EBUSY, 0);
  return result ? EBUSY : 0;
}
/* The time may be over at any moment, also at once. */
int pthread_mutex_timedlock(struct mutex *m, const struct timespec *time) {
  int result = try_lock(m, ETIMEDOUT, 0);
  return result == ETIMEDOUT && __fp_no_moment(time) ? EINVAL : result;
}
int pthread_mutex_clocklock(struct mutex *m, int clock, const struct timespec *time) {
  return pthread_mutex_timedlock(m, time);
}

ROLE("unlock") int pthread_mutex_unlock(struct mutex *m) {
  int result = 0;
  unsigned self = SELF();
  __fp_full_fence();
  __fp_atomic_begin();
  unsigned word = PEEK(&m->word);
  if ((word & OWNER) == self) {
    STORE(&m->word, word >= ONE ? word - ONE : 0);
  } else {
    int kind = PEEK(&m->kind) & KIND;
    __fp_misuse(kind == RECURSIVE || kind == ERRORCHECK, "a mutex is unlocked by a thread that does not hold it");
    result = EPERM;
  }
  __fp_atomic_end();
  __fp_full_fence();
  return result;
}

/* The same, called by the headers of C++. */
static int counted(struct mutex *m, int result) {
  if (result == 0) {
    if (__fp_held < HELD)
      __fp_holds[__fp_held] = m;
    __fp_held++;
  }
  return result;
}
int __fp_std_mutex_lock(struct mutex *m) { return counted(m, pthread_mutex_lock(m)); }
int __fp_std_mutex_trylock(struct mutex *m) { return counted(m, try_lock(m, EBUSY, 1)); }
int __fp_std_mutex_timedlock(struct mutex *m, const void *time) { return counted(m, try_lock(m, ETIMEDOUT, 1)); }
int __fp_std_mutex_clocklock(struct mutex *m, int clock, const void *time) { return counted(m, try_lock(m, ETIMEDOUT, 1)); }
int __fp_std_mutex_unlock(struct mutex *m) {
  int result = pthread_mutex_unlock(m);
  __fp_misuse(result == 0, "a mutex is unlocked by a thread that does not hold it");
  int last = --__fp_held;
  for (int i = last < HELD ? last : HELD - 1; i >= 0; i--)
    if (__fp_holds[i] == m) {
      __fp_holds[i] = last < HELD ? __fp_holds[last] : 0;
      break;
    }
  return result;
}
/* Memory is deleted. */
void __fp_std_mutexes_in(const void *object) {
  for (int i = 0; object && i < __fp_held && i < HELD; i++) {
    uintptr_t place = (uintptr_t)__fp_holds[i] - (uintptr_t)object;
    __fp_misuse(place >= __fp_object_size(object), "a mutex is destroyed while it is locked");
  }
}
/* A mutex of C++ ends with the variable that it is in. Its destructor does nothing, so nothing else may look at it any more. */
ROLE("mutex") void __fp_std_mutex_gone(struct mutex *m) { __fp_misuse(PEEK(&m->word) == 0, "a mutex is destroyed while it is locked"); }
void __fp_end_mutexes(void) { __fp_misuse(__fp_held == 0, "a thread ends while it holds a mutex"); }

/* Condition variables give a mutex up and take it again; both are parts of a wait.
 * A recursive mutex that is locked several times is given up once, as POSIX leaves it: the thread still holds it while it waits.
 * Waiting with a mutex that one does not hold is EPERM for ERRORCHECK, and a finding otherwise. */
ROLE("mutex") int __fp_mutex_release(struct mutex *m) {
  unsigned word = PEEK(&m->word);
  if ((word & OWNER) != SELF()) {
    __fp_misuse((PEEK(&m->kind) & KIND) == ERRORCHECK, "a thread waits with a mutex that it does not hold");
    return EPERM;
  }
  STORE(&m->word, word >= ONE ? word - ONE : 0);
  return 0;
}

ROLE("mutex") void __fp_mutex_acquire(struct mutex *m) {
  unsigned word = LOAD(&m->word);
  unsigned self = SELF();
  unsigned held = (word & OWNER) == self;
  __fp_await((word == 0) | held);
  STORE(&m->word, (word | self) + held * ONE); /* Without a branch: one more lock, or the first. */
}

/* Static locals of C++ functions: the first byte of the guard says that the object is there, the second word is
 * the lock of its initialisation. */
struct guard { unsigned char done; unsigned lock; };
int __fp_guard_acquire(struct guard *g) {
  int mine = 0;
  __fp_full_fence();
  __fp_atomic_begin();
  if (!LOAD(&g->done)) {
    __fp_await(LOAD(&g->lock) == 0);
    STORE(&g->lock, 1);
    mine = 1;
  }
  __fp_atomic_end();
  __fp_full_fence();
  return mine;
}
void __fp_guard_release(struct guard *g) {
  __fp_full_fence();
  __fp_atomic_begin();
  STORE(&g->done, 1);
  STORE(&g->lock, 0);
  __fp_atomic_end();
  __fp_full_fence();
}

@@ faults
#include <signal.h>
/* The machine ends the program. */
FPX_PLAIN static void fpx_fault(int signal, siginfo_t *about, void *context) {
  (void)context;
  if (!fpx_is_violation() || (signal == SIGSEGV && (unsigned long)about->si_addr >= 65536)) fpx_leave("a fault that the run does not have");
  fputs(signal == SIGSEGV ? "access through a null pointer\n" : "division by zero\n", stderr);
  abort();
}

__attribute__((constructor)) FPX_PLAIN static void fpx_expect_fault(void) {
  struct sigaction action = {0};
  action.sa_sigaction = fpx_fault;
  action.sa_flags = SA_SIGINFO;
  sigaction(FPX_FAULT == 1 ? SIGSEGV : SIGFPE, &action, 0);
}
@@ pthread_mutex_timedlock
#include <errno.h>
FPX_TIMED(timedlock, (pthread_mutex_t *mutex, const struct timespec *time), pthread_mutex_timedlock(mutex, time))
#define pthread_mutex_timedlock fpx_timedlock
@@ pthread_cond_
#include <errno.h>
FPX_WAITS(cond_wait, pthread_mutex_lock, pthread_mutex_unlock, (pthread_cond_t *c, pthread_mutex_t *mutex),
          pthread_cond_wait(c, mutex), 0)
FPX_WAITS(cond_timedwait, pthread_mutex_lock, pthread_mutex_unlock,
          (pthread_cond_t *c, pthread_mutex_t *mutex, const struct timespec *time), pthread_cond_timedwait(c, mutex, time), ETIMEDOUT)
FPX_CALLED(cond_signal, 0, (pthread_cond_t *c), ((void)c, 0))
FPX_CALLED(cond_broadcast, 0, (pthread_cond_t *c), ((void)c, 0))
#define pthread_cond_wait fpx_cond_wait
#define pthread_cond_timedwait fpx_cond_timedwait
#define pthread_cond_signal fpx_cond_signal
#define pthread_cond_broadcast fpx_cond_broadcast
@@ pthread_rwlock_
#include <errno.h>
FPX_CALLED(rdlock, 1, (pthread_rwlock_t *lock), pthread_rwlock_rdlock(lock))
FPX_CALLED(wrlock, 1, (pthread_rwlock_t *lock), pthread_rwlock_wrlock(lock))
FPX_CALLED(tryrdlock, 0, (pthread_rwlock_t *lock), pthread_rwlock_tryrdlock(lock))
FPX_CALLED(trywrlock, 0, (pthread_rwlock_t *lock), pthread_rwlock_trywrlock(lock))
FPX_CALLED(rwunlock, 0, (pthread_rwlock_t *lock), pthread_rwlock_unlock(lock))
FPX_TIMED(timedrdlock, (pthread_rwlock_t *lock, const struct timespec *time), pthread_rwlock_timedrdlock(lock, time))
FPX_TIMED(timedwrlock, (pthread_rwlock_t *lock, const struct timespec *time), pthread_rwlock_timedwrlock(lock, time))
#define pthread_rwlock_rdlock fpx_rdlock
#define pthread_rwlock_wrlock fpx_wrlock
#define pthread_rwlock_tryrdlock fpx_tryrdlock
#define pthread_rwlock_trywrlock fpx_trywrlock
#define pthread_rwlock_timedrdlock fpx_timedrdlock
#define pthread_rwlock_timedwrlock fpx_timedwrlock
#define pthread_rwlock_unlock fpx_rwunlock
@@ pthread_spin_
FPX_CALLED(spin_lock, 1, (pthread_spinlock_t *lock), pthread_spin_lock(lock))
FPX_CALLED(spin_trylock, 0, (pthread_spinlock_t *lock), pthread_spin_trylock(lock))
FPX_CALLED(spin_unlock, 0, (pthread_spinlock_t *lock), pthread_spin_unlock(lock))
#define pthread_spin_lock fpx_spin_lock
#define pthread_spin_trylock fpx_spin_trylock
#define pthread_spin_unlock fpx_spin_unlock
@@ pthread_barrier_
/* Threads arrive here as in the run, and go on when the run says so; who is the last one is counted. */
enum { FPX_BARRIERS = 64 };
static struct { pthread_barrier_t *barrier; unsigned count, arrived; } fpx_barriers[FPX_BARRIERS];
FPX_PLAIN static int fpx_barrier_init(pthread_barrier_t *barrier, const pthread_barrierattr_t *attributes, unsigned count) {
  int k = 0;
  pthread_mutex_lock(&fpx_mutex);
  while (k < FPX_BARRIERS && fpx_barriers[k].barrier && fpx_barriers[k].barrier != barrier) k++;
  if (k == FPX_BARRIERS) fpx_leave("it has too many barriers");
  fpx_barriers[k].barrier = barrier;
  fpx_barriers[k].count = count;
  fpx_barriers[k].arrived = 0;
  pthread_mutex_unlock(&fpx_mutex);
  return pthread_barrier_init(barrier, attributes, count);
}
FPX_PLAIN static int fpx_barrier_wait(pthread_barrier_t *barrier) {
  int act = fpx_call(0), last = 0;
  if (act < 0) return pthread_barrier_wait(barrier);
  for (int k = 0; k < FPX_BARRIERS; k++)
    if (fpx_barriers[k].barrier == barrier) {
      last = ++fpx_barriers[k].arrived == fpx_barriers[k].count;
      if (last) fpx_barriers[k].arrived = 0;
    }
  if (last != fpx_acts[fpx_self][act].value) fpx_leave("another number of threads meets at a barrier");
  fpx_done(act);
  if (last) return PTHREAD_BARRIER_SERIAL_THREAD;
  act = fpx_call(1);
  if (act < 0) fpx_stand_still();
  fpx_done(act);
  return 0;
}
#define pthread_barrier_init fpx_barrier_init
#define pthread_barrier_wait fpx_barrier_wait
@@ sem_
#include <errno.h>
#include <semaphore.h>
FPX_CALLED(sem_wait, 1, (sem_t *sem), sem_wait(sem))
FPX_CALLED(sem_trywait, 0, (sem_t *sem), sem_trywait(sem))
FPX_CALLED(sem_timedwait, 0, (sem_t *sem, const struct timespec *time),
           act >= 0 && fpx_acts[fpx_self][act].value ? (errno = ETIMEDOUT, -1) : sem_timedwait(sem, time))
FPX_CALLED(sem_post, 0, (sem_t *sem), sem_post(sem))
FPX_CALLED(sem_getvalue, 0, (sem_t *sem, int *value), sem_getvalue(sem, value))
#define sem_wait fpx_sem_wait
#define sem_trywait fpx_sem_trywait
#define sem_timedwait fpx_sem_timedwait
#define sem_post fpx_sem_post
#define sem_getvalue fpx_sem_getvalue
@@ thrd_
#include <threads.h>
FPX_PLAIN static int fpx_run_c11(void *start) {
  struct fpx_start *mine = start;
  int result;
  fpx_begins(mine);
  result = mine->c11(mine->argument);
  free(mine);
  fpx_ends(0);
  return result;
}

FPX_PLAIN static int fpx_thrd_create(thrd_t *thread, thrd_start_t function, void *argument) {
  struct fpx_start *start = fpx_new_thread(argument);
  start->c11 = function;
  return thrd_create(thread, fpx_run_c11, start);
}

FPX_PLAIN static int fpx_thrd_join(thrd_t thread, int *result) {
  int answer;
  fpx_fence(FPX_FULL);
  fpx_block(1);
  answer = thrd_join(thread, result);
  fpx_block(-1);
  return answer;
}

FPX_PLAIN static void fpx_thrd_exit(int result) {
  fpx_ends(0);
  thrd_exit(result);
}
#define thrd_create fpx_thrd_create
#define thrd_join fpx_thrd_join
#define thrd_exit fpx_thrd_exit
@@ cnd_
#include <threads.h>
FPX_WAITS(cnd_wait, mtx_lock, mtx_unlock, (cnd_t *c, mtx_t *mutex), cnd_wait(c, mutex), thrd_success)
FPX_WAITS(cnd_timedwait, mtx_lock, mtx_unlock, (cnd_t *c, mtx_t *mutex, const struct timespec *time),
          cnd_timedwait(c, mutex, time), thrd_timedout)
FPX_CALLED(cnd_signal, 0, (cnd_t *c), ((void)c, 0))
FPX_CALLED(cnd_broadcast, 0, (cnd_t *c), ((void)c, 0))
#define cnd_wait fpx_cnd_wait
#define cnd_timedwait fpx_cnd_timedwait
#define cnd_signal fpx_cnd_signal
#define cnd_broadcast fpx_cnd_broadcast
@@ mtx_
#include <threads.h>
FPX_CALLED(mtx_lock, 1, (mtx_t *mutex), mtx_lock(mutex))
FPX_CALLED(mtx_trylock, 0, (mtx_t *mutex), mtx_trylock(mutex))
FPX_CALLED(mtx_timedlock, 0, (mtx_t *mutex, const struct timespec *time),
           act >= 0 && fpx_acts[fpx_self][act].value ? thrd_timedout : mtx_timedlock(mutex, time))
FPX_CALLED(mtx_unlock, 0, (mtx_t *mutex), mtx_unlock(mutex))
#define mtx_lock fpx_mtx_lock
#define mtx_trylock fpx_mtx_trylock
#define mtx_timedlock fpx_mtx_timedlock
#define mtx_unlock fpx_mtx_unlock
@@ malloc
/* Objects on the heap: the run counts them for each thread. What is freed is not used again, so that an address has one meaning. */
FPX_PLAIN static void *fpx_object(void *object) {
  fpx_release();
  if (fpx_self < 0) return object;
  pthread_mutex_lock(&fpx_mutex);
  for (int k = 0; k < FPX_OBJECTS; k++)
    if (fpx_objects[k][0] == fpx_self && fpx_objects[k][1] == fpx_asked[fpx_self]) fpx_bases[k] = object;
  fpx_asked[fpx_self]++;
  pthread_mutex_unlock(&fpx_mutex);
  return object;
}
FPX_PLAIN static void *fpx_malloc(size_t size) { return fpx_object(malloc(size ? size : 1)); }
FPX_PLAIN static void *fpx_calloc(size_t count, size_t size) { return fpx_object(calloc(count ? count : 1, size ? size : 1)); }
FPX_PLAIN static void fpx_free(void *object) { fpx_release(); (void)object; }
FPX_PLAIN static void *fpx_aligned_alloc(size_t align, size_t size) { return fpx_object(aligned_alloc(align, size)); }
FPX_PLAIN static int fpx_posix_memalign(void **place, size_t align, size_t size) {
  int result = posix_memalign(place, align, size);
  if (!result) fpx_object(*place);
  return result;
}
FPX_PLAIN static char *fpx_strdup(const char *text) { return fpx_object(__builtin_strdup(text)); }
FPX_PLAIN static char *fpx_strndup(const char *text, size_t size) { return fpx_object(__builtin_strndup(text, size)); }
#if defined(__linux__)
#include <malloc.h>
FPX_PLAIN static void *fpx_realloc(void *old, size_t size) {
  void *new = fpx_malloc(size);
  size_t had = old ? malloc_usable_size(old) : 0;
  if (new && old) __builtin_memcpy(new, old, had < size ? had : size);
  return new;
}
#define realloc fpx_realloc
#endif
#define malloc fpx_malloc
#define calloc fpx_calloc
#define free fpx_free
#define aligned_alloc fpx_aligned_alloc
#define posix_memalign fpx_posix_memalign
#undef strdup
#undef strndup
#define strdup fpx_strdup
#define strndup fpx_strndup
@@ blocks
#include <string.h>
/* Blocks: the run loads all of one before it stores any of it. */
FPX_PLAIN static void fpx_fetch(unsigned char *bytes, const unsigned char *from, size_t n) {
  fpx_release();
  for (size_t k = 0; k < n; k++) bytes[k] = ((const volatile unsigned char *)from)[k];
  while (fpx_comes((const char *)from, n, FPX_READ)) {
    int place = fpx_acts[fpx_self][fpx_next[fpx_self]].place;
    unsigned char *at = fpx_place(place);
    unsigned long value = fpx_load(at, fpx_size(place), 0);
    for (int b = 0; b < fpx_size(place); b++) bytes[at - from + b] = (unsigned char)(value >> (8 * b));
  }
}

FPX_PLAIN static void fpx_deliver(unsigned char *to, const unsigned char *bytes, size_t n) {
  fpx_release();
  for (size_t k = 0; k < n; k++)
    if (fpx_self < 0 || fpx_meets(to + k, 1) == FPX_PLACES) ((volatile unsigned char *)to)[k] = bytes[k];
  while (fpx_comes((const char *)to, n, FPX_WRITE)) {
    int place = fpx_acts[fpx_self][fpx_next[fpx_self]].place;
    unsigned char *at = fpx_place(place);
    unsigned long value = 0;
    for (int b = fpx_size(place); b-- > 0;) value = value << 8 | bytes[at - to + b];
    fpx_store(at, fpx_size(place), value, 0);
  }
}

FPX_PLAIN static void *fpx_memmove(void *to, const void *from, size_t n) {
  unsigned char *bytes = malloc(n + 1);
  int before = fpx_self < 0 ? 0 : fpx_next[fpx_self];
  if (!bytes) abort();
  fpx_fetch(bytes, from, n);
  fpx_deliver(to, bytes, n);
  free(bytes);
  /* What is shared and no part of the run ends it. */
  if (fpx_self >= 0 && before == fpx_next[fpx_self] && fpx_meets(from, n) < FPX_PLACES) fpx_block_of(from, n, FPX_READ);
  if (fpx_self >= 0 && before == fpx_next[fpx_self] && fpx_meets(to, n) < FPX_PLACES) fpx_block_of(to, n, FPX_WRITE);
  return to;
}

FPX_PLAIN static void *fpx_memset(void *to, int c, size_t n) {
  unsigned char *bytes = malloc(n + 1);
  int before = fpx_self < 0 ? 0 : fpx_next[fpx_self];
  if (!bytes) abort();
  for (size_t k = 0; k < n; k++) ((volatile unsigned char *)bytes)[k] = (unsigned char)c;
  fpx_deliver(to, bytes, n);
  free(bytes);
  if (fpx_self >= 0 && before == fpx_next[fpx_self] && fpx_meets(to, n) < FPX_PLACES) fpx_block_of(to, n, FPX_WRITE);
  return to;
}

#if defined(__clang__)
/* Clang copies structures by calls. */
FPX_PLAIN void *fpx_called_memcpy(void *to, const void *from, size_t n) FPX_SYMBOL("memcpy");
FPX_PLAIN void *fpx_called_memcpy(void *to, const void *from, size_t n) { return fpx_memmove(to, from, n); }
FPX_PLAIN void *fpx_called_memset(void *to, int c, size_t n) FPX_SYMBOL("memset");
FPX_PLAIN void *fpx_called_memset(void *to, int c, size_t n) { return fpx_memset(to, c, n); }
#endif
#undef memcpy
#undef memmove
#undef memset
#define memcpy fpx_memmove
#define memmove fpx_memmove
#define memset fpx_memset
@@ inputs
FPX_PLAIN static int fpx_rand(void) { return (int)fpx_input(); }
FPX_PLAIN static int fpx_rand_r(unsigned *seed) { (void)seed; return (int)fpx_input(); }
FPX_PLAIN static long fpx_random(void) { return (long)fpx_input(); }
FPX_PLAIN static time_t fpx_time(time_t *place) { (void)place; return (time_t)fpx_input(); }
FPX_PLAIN static clock_t fpx_clock(void) { return (clock_t)fpx_input(); }
#define rand fpx_rand
#define rand_r fpx_rand_r
#define random fpx_random
#define lrand48 fpx_random
#define time(place) fpx_time(place)
#define clock() fpx_clock()
@@ always
#define abort fpx_abort
#define _exit fpx_quit
#define _Exit fpx_quit
#define pthread_create fpx_create
#define pthread_join fpx_join
#define pthread_exit fpx_exit
#define pthread_mutex_lock fpx_lock
#define pthread_mutex_trylock fpx_trylock
#define pthread_mutex_unlock fpx_unlock

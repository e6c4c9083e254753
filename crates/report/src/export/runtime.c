#define _GNU_SOURCE
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#undef _GNU_SOURCE

#if defined(__clang__)
#define FPX_PLAIN __attribute__((disable_sanitizer_instrumentation, unused))
#else
#define FPX_PLAIN __attribute__((no_sanitize_thread, unused))
#pragma GCC diagnostic ignored "-Wbuiltin-declaration-mismatch"
#endif

enum fpx_kind { FPX_READ, FPX_WRITE, FPX_UPDATE, FPX_CALL };

/* What a thread does next: on which place, and whether it is a store that reaches memory late. */
struct fpx_act { enum fpx_kind kind; int place; int late; };
/* The order of memory: a thread, and which of its acts. */
struct fpx_turn { int thread; int act; };

@RUN@
/* Behind the program, where its variables are known. */
static void *fpx_place(int place);
static int fpx_size(int place);

static pthread_mutex_t fpx_mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t fpx_changed = PTHREAD_COND_INITIALIZER;
static int fpx_now;                           /* the turn that is on */
static int fpx_next[FPX_THREADS];             /* the next act of each thread */
static int fpx_holds[FPX_THREADS];            /* whether a thread is at an access of its own code */
static int fpx_children[FPX_THREADS];         /* how many threads a thread has made */
static char fpx_issued[FPX_THREADS][FPX_MOST];  /* the late stores that are waiting, and their values */
static unsigned long fpx_values[FPX_THREADS][FPX_MOST];
static __thread int fpx_self = -1;

FPX_PLAIN static void fpx_leave(const char *why) {
  fprintf(stderr, "the program does not follow the run: %s (thread %d, step %d of %d)\n", why, fpx_self, fpx_now, FPX_TURNS);
  _Exit(3);
}

FPX_PLAIN static void fpx_put(void *at, int size, unsigned long value) {
  switch (size) {
  case 1: *(volatile unsigned char *)at = (unsigned char)value; break;
  case 2: *(volatile unsigned short *)at = (unsigned short)value; break;
  case 4: *(volatile unsigned int *)at = (unsigned int)value; break;
  default: *(volatile unsigned long *)at = value; break;
  }
}

FPX_PLAIN static unsigned long fpx_get(const volatile void *at, int size) {
  switch (size) {
  case 1: return *(const volatile unsigned char *)at;
  case 2: return *(const volatile unsigned short *)at;
  case 4: return *(const volatile unsigned int *)at;
  default: return *(const volatile unsigned long *)at;
  }
}

/* The turn is over; late stores whose turn it is then reach memory. */
FPX_PLAIN static void fpx_advance(void) {
  fpx_now++;
  while (fpx_now < FPX_TURNS) {
    struct fpx_turn turn = fpx_turns[fpx_now];
    const struct fpx_act *act = &fpx_acts[turn.thread][turn.act];
    if (!act->late || !fpx_issued[turn.thread][turn.act]) break;
    fpx_put(fpx_place(act->place), fpx_size(act->place), fpx_values[turn.thread][turn.act]);
    fpx_issued[turn.thread][turn.act] = 0;
    fpx_now++;
  }
  pthread_cond_broadcast(&fpx_changed);
}

/* An access of the program's own code is over when its thread comes here again. */
FPX_PLAIN static void fpx_release(void) {
  if (fpx_self < 0 || !fpx_holds[fpx_self]) return;
  pthread_mutex_lock(&fpx_mutex);
  fpx_holds[fpx_self] = 0;
  fpx_advance();
  pthread_mutex_unlock(&fpx_mutex);
}

/* Waits for the turn of this thread's next act and returns its number, with the mutex held; -1 if the access is no part of
   the run, without it. A late store does not wait. */
FPX_PLAIN static int fpx_enter(const volatile void *at, int size, enum fpx_kind kind) {
  int place, act;
  if (fpx_self < 0) return -1;
  fpx_release();
  if (kind == FPX_CALL) {
    place = -1;
  } else {
    for (place = 0; place < FPX_PLACES; place++) {
      const char *start = fpx_place(place);
      if ((const volatile char *)at < start + fpx_size(place) && start < (const volatile char *)at + size) break;
    }
    if (place == FPX_PLACES) return -1;
  }
  pthread_mutex_lock(&fpx_mutex);
  act = fpx_next[fpx_self];
  if (act >= fpx_counts[fpx_self]) {
    /* The run ends here; only the thread that goes wrong goes on. */
    while (fpx_self != FPX_VIOLATOR && !FPX_DEADLOCK) pthread_cond_wait(&fpx_changed, &fpx_mutex);
    while (fpx_now < FPX_TURNS) pthread_cond_wait(&fpx_changed, &fpx_mutex);
    pthread_mutex_unlock(&fpx_mutex);
    return -1;
  }
  const struct fpx_act *expected = &fpx_acts[fpx_self][act];
  if (expected->kind != kind) fpx_leave("another kind of access");
  if (kind != FPX_CALL && ((const volatile void *)fpx_place(expected->place) != at || fpx_size(expected->place) != size))
    fpx_leave("an access to another place");
  fpx_next[fpx_self]++;
  while (!expected->late && !(fpx_now < FPX_TURNS && fpx_turns[fpx_now].thread == fpx_self && fpx_turns[fpx_now].act == act))
    pthread_cond_wait(&fpx_changed, &fpx_mutex);
  return act;
}

/* An access of the program's own code comes after this call. */
FPX_PLAIN static void fpx_access(const volatile void *at, int size, enum fpx_kind kind) {
  if (fpx_enter(at, size, kind) < 0) return;
  fpx_holds[fpx_self] = 1;
  pthread_mutex_unlock(&fpx_mutex);
}

FPX_PLAIN static unsigned long fpx_load(const volatile void *at, int size) {
  int act = fpx_enter(at, size, FPX_READ);
  unsigned long value = fpx_get(at, size);
  if (act < 0) return value;
  /* A thread sees its own stores. */
  for (int k = act; k-- > 0;)
    if (fpx_issued[fpx_self][k] && fpx_place(fpx_acts[fpx_self][k].place) == at) {
      value = fpx_values[fpx_self][k];
      break;
    }
  fpx_advance();
  pthread_mutex_unlock(&fpx_mutex);
  return value;
}

FPX_PLAIN static void fpx_store(volatile void *at, int size, unsigned long value) {
  int act = fpx_enter(at, size, FPX_WRITE);
  if (act >= 0 && fpx_acts[fpx_self][act].late) {
    fpx_issued[fpx_self][act] = 1;
    fpx_values[fpx_self][act] = value;
    if (fpx_now < FPX_TURNS && fpx_turns[fpx_now].thread == fpx_self && fpx_turns[fpx_now].act == act) {
      fpx_now--;
      fpx_advance();
    }
  } else {
    fpx_put((void *)at, size, value);
    if (act >= 0) fpx_advance();
  }
  if (act >= 0) pthread_mutex_unlock(&fpx_mutex);
}

FPX_PLAIN static void fpx_done(int act) {
  if (act < 0) return;
  fpx_advance();
  pthread_mutex_unlock(&fpx_mutex);
}

/* What the compiler calls before accesses, and instead of atomic ones. */
FPX_PLAIN void __tsan_init(void) {}
FPX_PLAIN void __tsan_func_entry(void *pc) { (void)pc; fpx_release(); }
FPX_PLAIN void __tsan_func_exit(void) { fpx_release(); }
FPX_PLAIN void __tsan_read_range(void *at, unsigned long size) { fpx_access(at, (int)size, FPX_READ); }
FPX_PLAIN void __tsan_write_range(void *at, unsigned long size) { fpx_access(at, (int)size, FPX_WRITE); }
FPX_PLAIN void __tsan_vptr_update(void *at, void *value) { (void)at; (void)value; }
FPX_PLAIN void __tsan_vptr_read(void *at) { (void)at; }
FPX_PLAIN void *__tsan_memcpy(void *to, const void *from, unsigned long n) { return __builtin_memcpy(to, from, n); }
FPX_PLAIN void *__tsan_memmove(void *to, const void *from, unsigned long n) { return __builtin_memmove(to, from, n); }
FPX_PLAIN void *__tsan_memset(void *to, int c, unsigned long n) { return __builtin_memset(to, c, n); }
FPX_PLAIN void __tsan_atomic_thread_fence(int order) { (void)order; fpx_release(); }
FPX_PLAIN void __tsan_atomic_signal_fence(int order) { (void)order; }

#define FPX_ACCESSES(n) \
  FPX_PLAIN void __tsan_read##n(void *at) { fpx_access(at, n, FPX_READ); } \
  FPX_PLAIN void __tsan_write##n(void *at) { fpx_access(at, n, FPX_WRITE); } \
  FPX_PLAIN void __tsan_unaligned_read##n(void *at) { fpx_access(at, n, FPX_READ); } \
  FPX_PLAIN void __tsan_unaligned_write##n(void *at) { fpx_access(at, n, FPX_WRITE); } \
  FPX_PLAIN void __tsan_volatile_read##n(void *at) { fpx_access(at, n, FPX_READ); } \
  FPX_PLAIN void __tsan_volatile_write##n(void *at) { fpx_access(at, n, FPX_WRITE); }
FPX_ACCESSES(1)
FPX_ACCESSES(2)
FPX_ACCESSES(4)
FPX_ACCESSES(8)
FPX_ACCESSES(16)

#define FPX_UPDATES(bits, type, name, result) \
  FPX_PLAIN type __tsan_atomic##bits##_##name(volatile void *at, type value, int order) { \
    int act = fpx_enter(at, bits / 8, FPX_UPDATE); \
    type old = (type)fpx_get(at, bits / 8); \
    (void)order; \
    fpx_put((void *)at, bits / 8, (type)(result)); \
    fpx_done(act); \
    return old; \
  }
#define FPX_EXCHANGES(bits, type, name) \
  FPX_PLAIN _Bool __tsan_atomic##bits##_compare_exchange_##name(volatile void *at, void *expected, type value, int order, int failure) { \
    int act = fpx_enter(at, bits / 8, FPX_UPDATE); \
    type old = (type)fpx_get(at, bits / 8); \
    _Bool same = old == *(type *)expected; \
    (void)order; \
    (void)failure; \
    if (same) fpx_put((void *)at, bits / 8, value); \
    else *(type *)expected = old; \
    fpx_done(act); \
    return same; \
  }
#define FPX_ATOMICS(bits, type) \
  FPX_PLAIN type __tsan_atomic##bits##_load(const volatile void *at, int order) { \
    (void)order; \
    return (type)fpx_load(at, bits / 8); \
  } \
  FPX_PLAIN void __tsan_atomic##bits##_store(volatile void *at, type value, int order) { \
    (void)order; \
    fpx_store(at, bits / 8, value); \
  } \
  FPX_UPDATES(bits, type, exchange, value) \
  FPX_UPDATES(bits, type, fetch_add, old + value) \
  FPX_UPDATES(bits, type, fetch_sub, old - value) \
  FPX_UPDATES(bits, type, fetch_and, old & value) \
  FPX_UPDATES(bits, type, fetch_or, old | value) \
  FPX_UPDATES(bits, type, fetch_xor, old ^ value) \
  FPX_UPDATES(bits, type, fetch_nand, ~(old & value)) \
  FPX_EXCHANGES(bits, type, strong) \
  FPX_EXCHANGES(bits, type, weak) \
  FPX_PLAIN type __tsan_atomic##bits##_compare_exchange_val(volatile void *at, type expected, type value, int order, int failure) { \
    __tsan_atomic##bits##_compare_exchange_strong(at, &expected, value, order, failure); \
    return expected; \
  }
FPX_ATOMICS(8, unsigned char)
FPX_ATOMICS(16, unsigned short)
FPX_ATOMICS(32, unsigned int)
FPX_ATOMICS(64, unsigned long)

/* The thread library, as the program calls it. */
struct fpx_start { void *(*function)(void *); void *argument; int thread; };

FPX_PLAIN static void *fpx_run(void *start) {
  struct fpx_start mine = *(struct fpx_start *)start;
  void *result;
  free(start);
  fpx_self = mine.thread;
  result = mine.function(mine.argument);
  fpx_release();
  return result;
}

FPX_PLAIN static int fpx_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*function)(void *), void *argument) {
  struct fpx_start *start = malloc(sizeof *start);
  int number = fpx_self < 0 ? 0 : fpx_children[fpx_self]++;
  fpx_release();
  if (!start) abort();
  start->function = function;
  start->argument = argument;
  start->thread = -1;
  for (int k = 0; k < FPX_THREADS; k++)
    if (fpx_made[k][0] == fpx_self && fpx_made[k][1] == number) start->thread = fpx_made[k][2];
  return pthread_create(thread, attributes, fpx_run, start);
}

FPX_PLAIN static int fpx_join(pthread_t thread, void **result) {
  fpx_release();
  return pthread_join(thread, result);
}

#define FPX_LOCKS(name) \
  FPX_PLAIN static int fpx_##name(pthread_mutex_t *mutex) { \
    int act = fpx_enter(0, 0, FPX_CALL); \
    int result = pthread_mutex_##name(mutex); \
    fpx_done(act); \
    return result; \
  }
FPX_LOCKS(lock)
FPX_LOCKS(trylock)
FPX_LOCKS(unlock)

FPX_PLAIN static void fpx_exit(void *result) {
  fpx_release();
  pthread_exit(result);
}

/* Ends a test in which nothing happens any more. */
FPX_PLAIN static void *fpx_watch(void *unused) {
  static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
  static pthread_cond_t never = PTHREAD_COND_INITIALIZER;
  struct timespec end = {time(0) + (FPX_DEADLOCK ? 3 : 30), 0};
  pthread_mutex_lock(&mutex);
  while (time(0) < end.tv_sec) pthread_cond_timedwait(&never, &mutex, &end);
  if (FPX_DEADLOCK && fpx_now == FPX_TURNS) {
    fputs("deadlock\n", stderr);
    abort();
  }
  fpx_leave("nothing happens any more");
  return unused;
}

__attribute__((constructor)) FPX_PLAIN static void fpx_begin(void) {
  pthread_t watcher;
  fpx_self = 0;
  if (pthread_create(&watcher, 0, fpx_watch, 0)) abort();
  pthread_detach(watcher);
}

#define pthread_create fpx_create
#define pthread_join fpx_join
#define pthread_mutex_lock fpx_lock
#define pthread_mutex_trylock fpx_trylock
#define pthread_mutex_unlock fpx_unlock
#define pthread_exit fpx_exit

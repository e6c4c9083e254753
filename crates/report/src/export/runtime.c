/* As few headers as possible: the program may use their names for other things. */
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
#if defined(__APPLE__)
#define FPX_SYMBOL(name) __asm__("_" name)
#else
#define FPX_SYMBOL(name) __asm__(name)
#endif

enum fpx_kind { FPX_READ, FPX_WRITE, FPX_UPDATE, FPX_CALL };

/* What a thread does next: on which place, whether it is a store that reaches memory late, and whether an exchange fails or a
   call runs out of time. Of a load, how many of the next ones may as well come before it: C does not say which is first. */
struct fpx_act { enum fpx_kind kind; int place; int late; int value; int line; };
/* The order of memory: a thread, and which of its acts. */
struct fpx_turn { int thread; int act; };

@RUN@
/* Behind the program, where its variables are known. */
static void *fpx_place(int place);
static int fpx_size(int place);

enum { FPX_SL = 4, FPX_SS = 8, FPX_FULL = 15, FPX_NEVER = 0x7fffffff };

static pthread_mutex_t fpx_mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t fpx_changed = PTHREAD_COND_INITIALIZER;
static int fpx_now;                           /* the turn that is on */
static int fpx_holder = -1;                   /* the thread that is at an access of its own code */
static int fpx_next[FPX_THREADS];             /* the next act of each thread */
static int fpx_children[FPX_THREADS];         /* how many threads a thread has made */
static int fpx_alive = 1;                     /* how many threads there are */
static int fpx_waiting, fpx_blocked;          /* threads that wait for a turn, or stand still in a call */
static volatile unsigned fpx_steps;           /* grows whenever something happens */
static unsigned fpx_spins[FPX_THREADS];       /* accesses behind the end of the run */
/* The late stores that are waiting, their values, and what the fences of the program say about them: whether loads come
   after them, and from which act on stores do. */
static char fpx_issued[FPX_THREADS][FPX_MOST];
static unsigned long fpx_values[FPX_THREADS][FPX_MOST];
static char fpx_before_loads[FPX_THREADS][FPX_MOST];
static int fpx_before_stores[FPX_THREADS][FPX_MOST];
static __thread int fpx_self = -1;
static __thread int fpx_line;                 /* where the run is in this thread */
/* The acts that the program's own code carries out now: the first one, and how many; and what others see of their places
   meanwhile, if that is something else. */
static __thread int fpx_held = -1;
static __thread int fpx_many;
static __thread unsigned char fpx_saved[FPX_MOST][8];
static __thread char fpx_hides[FPX_MOST];

FPX_PLAIN static void fpx_leave(const char *why) {
  fprintf(stderr, "the program does not follow the run: %s (", why);
  if (fpx_self >= 0) fprintf(stderr, "thread %d, ", fpx_self);
  if (fpx_line > 0) fprintf(stderr, "where the run is at line %d, ", fpx_line);
  fprintf(stderr, "step %d of %d)\n", fpx_now, FPX_TURNS);
  _Exit(3);
}

/* The program has done what the run does, and goes on. */
FPX_PLAIN static void fpx_survive(void) {
  if (fpx_now < FPX_TURNS) fpx_leave("it ends early");
  fputs("the program follows the run, and nothing is violated\n", stderr);
  _Exit(0);
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

FPX_PLAIN static void fpx_wait(void) {
  fpx_waiting++;
  pthread_cond_wait(&fpx_changed, &fpx_mutex);
  fpx_waiting--;
}

FPX_PLAIN static int fpx_is_now(int thread, int act) {
  return fpx_now < FPX_TURNS && fpx_turns[fpx_now].thread == thread && fpx_turns[fpx_now].act == act;
}

/* A late store reaches memory. */
FPX_PLAIN static void fpx_arrive(int thread, int act) {
  int place = fpx_acts[thread][act].place;
  for (int k = 0; k < act; k++)
    if (fpx_issued[thread][k] && fpx_before_stores[thread][k] <= act) fpx_leave("a fence keeps two stores in order");
  fpx_put(fpx_place(place), fpx_size(place), fpx_values[thread][act]);
  fpx_issued[thread][act] = 0;
}

/* Late stores whose turn it is reach memory. */
FPX_PLAIN static void fpx_drain(void) {
  while (fpx_now < FPX_TURNS) {
    const struct fpx_turn *turn = &fpx_turns[fpx_now];
    if (!fpx_issued[turn->thread][turn->act]) break;
    fpx_arrive(turn->thread, turn->act);
    fpx_now++;
  }
  fpx_steps++;
  pthread_cond_broadcast(&fpx_changed);
}

FPX_PLAIN static void fpx_advance(void) {
  fpx_now++;
  fpx_drain();
}

/* A store waits for its turn, in this thread's buffer. */
FPX_PLAIN static void fpx_issue(int act, unsigned long value) {
  fpx_issued[fpx_self][act] = 1;
  fpx_values[fpx_self][act] = value;
  fpx_before_loads[fpx_self][act] = 0;
  fpx_before_stores[fpx_self][act] = FPX_NEVER;
  fpx_drain();
}

/* Puts what this thread has stored but others do not see yet over the bytes of a place. */
FPX_PLAIN static void fpx_overlay(unsigned char *bytes, const volatile void *at, int size, int act) {
  for (int k = 0; k < act; k++) {
    if (!fpx_issued[fpx_self][k]) continue;
    int place = fpx_acts[fpx_self][k].place;
    const volatile unsigned char *start = fpx_place(place);
    for (int b = 0; b < fpx_size(place); b++)
      if (start + b >= (const volatile unsigned char *)at && start + b < (const volatile unsigned char *)at + size)
        bytes[start + b - (const volatile unsigned char *)at] = (unsigned char)(fpx_values[fpx_self][k] >> (8 * b));
  }
}

FPX_PLAIN static void fpx_copy(void *to, const volatile void *from, int size) {
  for (int k = 0; k < size; k++) ((volatile unsigned char *)to)[k] = ((const volatile unsigned char *)from)[k];
}

/* An access of the program's own code is over when its thread comes here again. What it stored late is taken back out of
   memory, and so is what it alone could see. */
FPX_PLAIN static void fpx_release(void) {
  int first = fpx_held;
  if (fpx_self < 0 || first < 0) return;
  pthread_mutex_lock(&fpx_mutex);
  fpx_held = -1;
  fpx_holder = -1;
  for (int k = 0; k < fpx_many; k++) {
    const struct fpx_act *act = &fpx_acts[fpx_self][first + k];
    void *at = fpx_place(act->place);
    int size = fpx_size(act->place);
    unsigned long value = fpx_get(at, size);
    if (fpx_hides[k]) fpx_copy(at, fpx_saved[k], size);
    if (act->late) fpx_issue(first + k, value);
    else fpx_advance();
  }
  pthread_mutex_unlock(&fpx_mutex);
}

/* A fence of the program: what of this thread is still on its way comes before what follows. */
FPX_PLAIN static void fpx_fence(int mask) {
  if (fpx_self < 0 || !mask) return;
  fpx_release();
  pthread_mutex_lock(&fpx_mutex);
  int next = fpx_next[fpx_self];
  for (int k = 0; k < next; k++)
    if (fpx_issued[fpx_self][k]) {
      if (mask & FPX_SL) fpx_before_loads[fpx_self][k] = 1;
      if (mask & FPX_SS && fpx_before_stores[fpx_self][k] > next) fpx_before_stores[fpx_self][k] = next;
    }
  pthread_mutex_unlock(&fpx_mutex);
}

/* This thread has no further part in the run, and has the mutex. Only the one that goes wrong goes on. */
FPX_PLAIN static void fpx_over(enum fpx_kind kind) {
  while (fpx_self != FPX_VIOLATOR && !FPX_DEADLOCK) fpx_wait();
  while (fpx_now < FPX_TURNS) fpx_wait();
  if (!FPX_DEADLOCK) fpx_survive();
  if (kind == FPX_WRITE) fpx_leave("it goes on where the run stands still");
  fpx_spins[fpx_self]++;
}

/* The place that an access meets, or how many places there are. */
FPX_PLAIN static int fpx_meets(const volatile void *at, unsigned long size) {
  int place;
  for (place = 0; place < FPX_PLACES; place++) {
    const char *start = fpx_place(place);
    if (start && (const volatile char *)at < start + fpx_size(place) && start < (const volatile char *)at + size) break;
  }
  return place;
}

/* Waits for the turn of this thread's next act and returns its number, with the mutex held; -1 if the access is no part of
   the run, without it. A late store does not wait for its turn. */
FPX_PLAIN static int fpx_enter(const volatile void *at, int size, enum fpx_kind kind) {
  int act;
  if (fpx_self < 0) return -1;
  fpx_release();
  if (kind != FPX_CALL && fpx_meets(at, (unsigned long)size) == FPX_PLACES) return -1;
  pthread_mutex_lock(&fpx_mutex);
  act = fpx_next[fpx_self];
  if (act >= fpx_counts[fpx_self]) {
    fpx_over(kind);
    pthread_mutex_unlock(&fpx_mutex);
    return -1;
  }
  struct fpx_act *expected = &fpx_acts[fpx_self][act];
  fpx_line = expected->line;
  for (int k = 1; kind == FPX_READ && expected->kind == kind && fpx_place(expected->place) != at && k <= expected->value; k++)
    if (fpx_place(expected[k].place) == at) {
      int place = expected[k].place;
      for (; k > 0; k--) expected[k].place = expected[k - 1].place;
      expected->place = place;
    }
  if (expected->kind != kind) fpx_leave("another kind of access");
  if (kind != FPX_CALL && ((const volatile void *)fpx_place(expected->place) != at || fpx_size(expected->place) != size))
    fpx_leave("an access to another place");
  fpx_next[fpx_self]++;
  fpx_steps++;
  while (fpx_holder >= 0 || !(expected->late || fpx_is_now(fpx_self, act))) fpx_wait();
  if (kind == FPX_READ || kind == FPX_UPDATE)
    for (int k = 0; k < act; k++)
      if (fpx_issued[fpx_self][k] && fpx_before_loads[fpx_self][k]) fpx_leave("a fence keeps a store before this load");
  if (!expected->late && kind != FPX_READ)
    for (int k = 0; k < act; k++)
      if (fpx_issued[fpx_self][k] && fpx_before_stores[fpx_self][k] <= act) fpx_leave("a fence keeps two stores in order");
  return act;
}

/* The program's own code carries out this act now; it may see more than others do. */
FPX_PLAIN static void fpx_hold(int k, int act) {
  const struct fpx_act *held = &fpx_acts[fpx_self][act];
  void *at = fpx_place(held->place);
  int size = fpx_size(held->place);
  fpx_copy(fpx_saved[k], at, size);
  fpx_hides[k] = (char)held->late;
  if (held->kind == FPX_READ) {
    unsigned char bytes[8];
    fpx_copy(bytes, at, size);
    fpx_overlay(bytes, at, size, act);
    fpx_hides[k] = __builtin_memcmp(bytes, fpx_saved[k], (size_t)size) != 0;
    if (fpx_hides[k]) fpx_copy(at, bytes, size);
  }
}

/* An access of the program's own code comes after this call. */
FPX_PLAIN static void fpx_access(const volatile void *at, int size, enum fpx_kind kind) {
  int act = fpx_enter(at, size, kind);
  if (act < 0) return;
  fpx_hold(0, act);
  fpx_held = act;
  fpx_many = 1;
  fpx_holder = fpx_self;
  pthread_mutex_unlock(&fpx_mutex);
}

/* Whether the next act of this thread, which has the mutex or nothing to fear, is of this kind and inside these bytes. */
FPX_PLAIN static int fpx_comes(const volatile char *at, unsigned long size, enum fpx_kind kind) {
  int next = fpx_self < 0 ? 0 : fpx_next[fpx_self];
  if (fpx_self < 0 || next >= fpx_counts[fpx_self] || fpx_acts[fpx_self][next].kind != kind) return 0;
  const char *start = fpx_place(fpx_acts[fpx_self][next].place);
  return start && start >= at && start + fpx_size(fpx_acts[fpx_self][next].place) <= at + size;
}

/* The program's own code copies a block after this call. Compilers announce first where to, then where from, so what is not shared
   ends nothing. */
FPX_PLAIN static void fpx_block_of(const volatile char *at, unsigned long size, enum fpx_kind kind) {
  int act, many = 1;
  if (fpx_self < 0 || fpx_meets(at, size) == FPX_PLACES) return;
  fpx_release();
  if (!fpx_comes(at, size, kind)) {
    int place = fpx_meets(at, size);
    fpx_access(fpx_place(place), fpx_size(place), kind);
    return;
  }
  int place = fpx_acts[fpx_self][fpx_next[fpx_self]].place;
  act = fpx_enter(fpx_place(place), fpx_size(place), kind);
  if (act < 0) return;
  int late = fpx_acts[fpx_self][act].late;
  for (; fpx_comes(at, size, kind); many++) {
    int other = act + many;
    int follows = fpx_now + many < FPX_TURNS && fpx_turns[fpx_now + many].thread == fpx_self && fpx_turns[fpx_now + many].act == other;
    if (fpx_acts[fpx_self][other].late != late || !(late || follows)) fpx_leave("a block is copied in parts");
    fpx_next[fpx_self]++;
  }
  for (int k = 0; k < many; k++) fpx_hold(k, act + k);
  fpx_held = act;
  fpx_many = many;
  fpx_holder = fpx_self;
  pthread_mutex_unlock(&fpx_mutex);
}

FPX_PLAIN static unsigned long fpx_load(const volatile void *at, int size, int order) {
  int act;
  fpx_fence(fpx_wraps[FPX_READ][order & 7][0]);
  act = fpx_enter(at, size, FPX_READ);
  unsigned long value = fpx_get(at, size);
  if (act >= 0) {
    fpx_overlay((unsigned char *)&value, at, size, act);
    fpx_advance();
    pthread_mutex_unlock(&fpx_mutex);
  }
  fpx_fence(fpx_wraps[FPX_READ][order & 7][1]);
  return value;
}

FPX_PLAIN static void fpx_store(volatile void *at, int size, unsigned long value, int order) {
  int act;
  fpx_fence(fpx_wraps[FPX_WRITE][order & 7][0]);
  act = fpx_enter(at, size, FPX_WRITE);
  if (act < 0) {
    fpx_put((void *)at, size, value);
  } else {
    if (fpx_acts[fpx_self][act].late) {
      fpx_issue(act, value);
    } else {
      fpx_put((void *)at, size, value);
      fpx_advance();
    }
    pthread_mutex_unlock(&fpx_mutex);
  }
  fpx_fence(fpx_wraps[FPX_WRITE][order & 7][1]);
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
FPX_PLAIN void __tsan_read_range(void *at, unsigned long size) { fpx_block_of(at, size, FPX_READ); }
FPX_PLAIN void __tsan_write_range(void *at, unsigned long size) { fpx_block_of(at, size, FPX_WRITE); }
FPX_PLAIN void __tsan_vptr_update(void *at, void *value) { (void)at; (void)value; }
FPX_PLAIN void __tsan_vptr_read(void *at) { (void)at; }
FPX_PLAIN void *__tsan_memcpy(void *to, const void *from, unsigned long n) { return __builtin_memcpy(to, from, n); }
FPX_PLAIN void *__tsan_memmove(void *to, const void *from, unsigned long n) { return __builtin_memmove(to, from, n); }
FPX_PLAIN void *__tsan_memset(void *to, int c, unsigned long n) { return __builtin_memset(to, c, n); }
FPX_PLAIN void __tsan_atomic_thread_fence(int order) { fpx_release(); fpx_fence(fpx_fences[order & 7]); }
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
    fpx_fence(fpx_wraps[FPX_UPDATE][order & 7][0]); \
    int act = fpx_enter(at, bits / 8, FPX_UPDATE); \
    type old = (type)fpx_get(at, bits / 8); \
    fpx_put((void *)at, bits / 8, (type)(result)); \
    fpx_done(act); \
    fpx_fence(fpx_wraps[FPX_UPDATE][order & 7][1]); \
    return old; \
  }
#define FPX_EXCHANGES(bits, type, name, weak) \
  FPX_PLAIN _Bool __tsan_atomic##bits##_compare_exchange_##name(volatile void *at, void *expected, type value, int order, int failure) { \
    (void)failure; \
    fpx_fence(fpx_wraps[FPX_UPDATE][order & 7][0]); \
    int act = fpx_enter(at, bits / 8, FPX_UPDATE); \
    type old = (type)fpx_get(at, bits / 8); \
    int fails = act >= 0 && fpx_acts[fpx_self][act].value; \
    _Bool same = old == *(type *)expected && !(weak && fails); \
    if (same && fails) fpx_leave("an exchange succeeds that fails in the run"); \
    if (same) fpx_put((void *)at, bits / 8, value); \
    else *(type *)expected = old; \
    fpx_done(act); \
    fpx_fence(fpx_wraps[FPX_UPDATE][order & 7][1]); \
    return same; \
  }
#define FPX_ATOMICS(bits, type) \
  FPX_PLAIN type __tsan_atomic##bits##_load(const volatile void *at, int order) { \
    return (type)fpx_load(at, bits / 8, order); \
  } \
  FPX_PLAIN void __tsan_atomic##bits##_store(volatile void *at, type value, int order) { \
    fpx_store(at, bits / 8, value, order); \
  } \
  FPX_UPDATES(bits, type, exchange, value) \
  FPX_UPDATES(bits, type, fetch_add, old + value) \
  FPX_UPDATES(bits, type, fetch_sub, old - value) \
  FPX_UPDATES(bits, type, fetch_and, old & value) \
  FPX_UPDATES(bits, type, fetch_or, old | value) \
  FPX_UPDATES(bits, type, fetch_xor, old ^ value) \
  FPX_UPDATES(bits, type, fetch_nand, ~(old & value)) \
  FPX_EXCHANGES(bits, type, strong, 0) \
  FPX_EXCHANGES(bits, type, weak, 1) \
  FPX_PLAIN type __tsan_atomic##bits##_compare_exchange_val(volatile void *at, type expected, type value, int order, int failure) { \
    __tsan_atomic##bits##_compare_exchange_strong(at, &expected, value, order, failure); \
    return expected; \
  }
FPX_ATOMICS(8, unsigned char)
FPX_ATOMICS(16, unsigned short)
FPX_ATOMICS(32, unsigned int)
FPX_ATOMICS(64, unsigned long)

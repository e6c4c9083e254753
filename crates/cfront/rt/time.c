/* Clocks.
 *
 * What a clock shows is an input. Clocks that never go back remember what they showed last: one word for each, read and
 * written in one atomic step that orders nothing else, for a clock is no fence. The clock of the day may be set, so it
 * may go back.
 * Misses: that C++'s steady_clock and `clock_gettime(CLOCK_MONOTONIC)` are one clock. They remember apart, for a
 * product of seconds in every comparison is more than a solver wants.
 */
#include "model.h"

typedef long long nanoseconds;
enum { SECOND = 1000000000, MICRO = 1000 };

static nanoseconds steady, processor;

static nanoseconds forward(nanoseconds *last, nanoseconds now) {
  __fp_atomic_begin();
  __fp_assume(now >= __atomic_load_n(last, __ATOMIC_RELAXED));
  __atomic_store_n(last, now, __ATOMIC_RELAXED);
  __fp_atomic_end();
  return now;
}
nanoseconds __fp_steady_clock(nanoseconds now) { return forward(&steady, now); }
long __fp_processor_clock(long now) { return forward(&processor, now); }

/* What `time` tells with a pointer. */
void __fp_tell_time(long now, long *place) {
  if (place)
    *place = now;
}

static void show(struct timespec *t) {
  long seconds = __fp_nondet_long(), part = __fp_nondet_long();
  __fp_assume(seconds >= 0 && part >= 0 && part < SECOND);
  t->seconds = seconds;
  t->nanoseconds = part;
}
static void forward_pair(struct timespec *last, const struct timespec *now) {
  __fp_atomic_begin();
  long seconds = __atomic_load_n(&last->seconds, __ATOMIC_RELAXED);
  long part = __atomic_load_n(&last->nanoseconds, __ATOMIC_RELAXED);
  __fp_assume(now->seconds > seconds || (now->seconds == seconds && now->nanoseconds >= part));
  __atomic_store_n(&last->seconds, now->seconds, __ATOMIC_RELAXED);
  __atomic_store_n(&last->nanoseconds, now->nanoseconds, __ATOMIC_RELAXED);
  __fp_atomic_end();
}

static struct timespec steady_pair, processor_pair;

enum { MONOTONIC = 1, PROCESS = 2, THREAD = 3, RAW = 4, COARSE = 6, BOOT = 7 };
int clock_gettime(int clock, struct timespec *t) {
  show(t);
  if (clock == PROCESS || clock == THREAD)
    forward_pair(&processor_pair, t);
  else if (clock == MONOTONIC || clock == RAW || clock == COARSE || clock == BOOT)
    forward_pair(&steady_pair, t);
  return 0;
}
int clock_getres(int clock, struct timespec *t) {
  if (t) {
    t->seconds = 0;
    t->nanoseconds = 1;
  }
  return 0;
}
int timespec_get(struct timespec *t, int base) {
  if (base != 1)
    return 0;
  show(t);
  return base;
}
int gettimeofday(struct timespec *t, void *zone) {
  show(t);
  t->nanoseconds = t->nanoseconds / MICRO;
  return 0;
}

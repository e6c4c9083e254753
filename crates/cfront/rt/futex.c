/* The futexes of Linux: syscall(SYS_futex, word, FUTEX_WAIT | FUTEX_WAKE, ...), which locks and std::atomic::wait are made of.
 *
 * State: as for condition variables, two sets of waiting threads as bits, and for each of them the word that it waits on.
 * FUTEX_WAIT compares and starts to wait in one atomic step. A waiter may go on without being woken, as the manual says; a wait
 * with a time is over at any moment. FUTEX_WAKE wakes any of those that wait at that moment; the operations with bits, those
 * that wait for one of the bits.
 * A futex synchronises nothing: that is for the accesses to the word. So the loads here acquire nothing.
 * Limit: 8 threads wait at a time; beyond that the answer is unknown. Any other operation is a finding.
 */
#include "model.h"

int *__errno_location(void);

enum { WAIT = 0, WAKE = 1, WAIT_BITSET = 9, WAKE_BITSET = 10, COMMAND = 127, WAITERS = 8 };
static const unsigned ANY = ~0u;
static unsigned waiting, woken;
static uintptr_t place[WAITERS];
static unsigned awaited[WAITERS];

static long failed(int error) {
  *__errno_location() = error;
  return -1;
}

static long wait(unsigned *word, unsigned value, unsigned bits, int timed) {
  unsigned bit = 0;
  __fp_full_fence();
  __fp_atomic_begin();
  if (__atomic_load_n(word, __ATOMIC_RELAXED) == value) {
    unsigned asleep = PEEK(&waiting);
    unsigned taken = asleep | PEEK(&woken);
    __fp_within(taken != (1u << WAITERS) - 1, "more than 8 threads wait on futexes: that is not modelled");
    bit = ~taken & (taken + 1);
    for (int i = 0; i < WAITERS; i++)
      if (bit == 1u << i) {
        STORE(&place[i], (uintptr_t)word);
        STORE(&awaited[i], bits);
      }
    STORE(&waiting, asleep | bit);
  }
  __fp_atomic_end();
  __fp_full_fence();
  if (!bit)
    return failed(EAGAIN);
  int late = 0;
  __fp_atomic_begin();
  unsigned called = PEEK(&woken);
  if (called & bit) {
    STORE(&woken, called & ~bit);
  } else {
    int spurious = __fp_spurious();
    __fp_await(timed || spurious);
    late = !spurious;
    STORE(&waiting, PEEK(&waiting) & ~bit);
  }
  __fp_atomic_end();
  __fp_full_fence();
  return late ? failed(ETIMEDOUT) : 0;
}

/* One of the threads of a set; none if it is empty. */
static unsigned any_of(unsigned set) {
  if (!(set & (set - 1)))
    return set;
  unsigned one = 1u << __fp_choose32();
  __fp_assume((set & one) != 0);
  return one;
}

static long wake(unsigned *word, unsigned count, unsigned bits) {
  long number = 0;
  __fp_full_fence();
  __fp_atomic_begin();
  unsigned asleep = PEEK(&waiting);
  if (asleep && count) {
    unsigned here = 0;
    for (int i = 0; i < WAITERS; i++)
      if (asleep >> i & 1 && PEEK(&place[i]) == (uintptr_t)word && (bits == ANY || PEEK(&awaited[i]) & bits))
        here |= 1u << i;
    unsigned chosen = here;
    if (count == 1) {
      chosen = any_of(here);
    } else if (count < WAITERS) {
      chosen = 0;
      for (int k = 0; k < WAITERS; k++)
        if (k < count)
          chosen |= any_of(here & ~chosen);
    }
    STORE(&waiting, asleep & ~chosen);
    STORE(&woken, PEEK(&woken) | chosen);
    for (int i = 0; i < WAITERS; i++)
      number += chosen >> i & 1;
  }
  __fp_atomic_end();
  __fp_full_fence();
  return number;
}

long __fp_futex(unsigned *word, int operation, unsigned value, const void *time, unsigned bits) {
  int command = operation & COMMAND;
  if (command != WAIT_BITSET && command != WAKE_BITSET)
    bits = ANY;
  if (bits == 0)
    return failed(EINVAL);
  if (command == WAIT || command == WAIT_BITSET)
    return wait(word, value, bits, time != 0);
  __fp_misuse(command == WAKE || command == WAKE_BITSET, "a futex operation that is not modelled");
  return wake(word, value, bits);
}

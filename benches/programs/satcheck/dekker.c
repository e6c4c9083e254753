/* Dekker's critical section, N times by each of two threads. Whose turn it is changes only when the other one leaves, so each
   of the two loops that wait is one wait; -D SPIN has the loops. */
#include <assert.h>
#include <fencepost.h>
#include <pthread.h>
#include <stdatomic.h>
#ifndef N
#define N 1
#endif
#ifdef SPIN
#define WAIT(condition) \
  while (!(condition))  \
  fp_yield()
#else
#define WAIT(condition) fp_assume(condition)
#endif

static atomic_int flag[2], turn;
static int variable;
#ifdef ASSERT
static int inside;
#endif

static void enter(int me) {
  int other = 1 - me;
  atomic_store(&flag[me], 1);
  if (!atomic_load(&flag[other]))
    return;
  if (atomic_load(&turn) != me) {
    atomic_store(&flag[me], 0);
    WAIT(atomic_load(&turn) == me);
    atomic_store(&flag[me], 1);
  }
  WAIT(!atomic_load(&flag[other]));
}

static void leave(int me) {
  atomic_store(&turn, 1 - me);
  atomic_store(&flag[me], 0);
}

static void *worker(void *arg) {
  int me = (int)(long)arg;
  for (int i = 0; i < N; i++) {
    enter(me);
#ifdef ASSERT
    inside++;
    assert(inside == 1);
    inside--;
#endif
    variable = me;
    leave(me);
  }
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, worker, (void *)0);
  pthread_create(&b, 0, worker, (void *)1);
  pthread_join(a, 0);
  pthread_join(b, 0);
  return 0;
}

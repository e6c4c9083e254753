// A condition variable and a barrier are freed when nobody is blocked, though those that were woken may not have gone on
// yet: destroying waits for them.
//
// check: --model sc,tso,rmo
// expect: sc safe all, tso safe all, rmo safe all
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t *condition;
static pthread_barrier_t *barrier;
static int done;

static void *waiter(void *unused) {
  pthread_mutex_lock(&lock);
  while (!done)
    pthread_cond_wait(condition, &lock);
  pthread_mutex_unlock(&lock);
  pthread_barrier_wait(barrier);
  return 0;
}

int main(void) {
  pthread_t t;
  condition = malloc(sizeof *condition);
  pthread_cond_init(condition, 0);
  barrier = malloc(sizeof *barrier);
  pthread_barrier_init(barrier, 0, 2);
  pthread_create(&t, 0, waiter, 0);
  pthread_mutex_lock(&lock);
  done = 1;
  pthread_cond_broadcast(condition);
  pthread_mutex_unlock(&lock);
  pthread_barrier_wait(barrier);
  pthread_barrier_destroy(barrier);
  free(barrier);
  pthread_cond_destroy(condition);
  free(condition);
  pthread_join(t, 0);
  return 0;
}

// A waiter may wake for no reason any number of times, and holds the mutex then: who asks whether the mutex is free, and gives up when the
// time is over, can see that as often as it likes.
//
// check: --model sc,tso --engine symbolic
// expect: sc unsafe assert, tso unsafe assert
// check: --model sc -D TRY --engine symbolic
// expect: sc unsafe assert
// check: --model sc --engine enumerate
// expect: sc unsafe assert
// check: --model sc
// expect: sc unsafe assert
#include <assert.h>
#include <pthread.h>
#include <time.h>

static struct timespec soon;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int waiting, ready;

static void *waiter(void *argument) {
  pthread_mutex_lock(&mutex);
  waiting = 1;
  while (!ready) pthread_cond_wait(&changed, &mutex);
  pthread_mutex_unlock(&mutex);
  return argument;
}

static int is_busy(void) {
#ifdef TRY
  int busy = pthread_mutex_trylock(&mutex) != 0;
#else
  int busy = pthread_mutex_timedlock(&mutex, &soon) != 0;
#endif
  if (!busy) pthread_mutex_unlock(&mutex);
  // The waiter waits again behind this.
  pthread_mutex_lock(&mutex);
  pthread_mutex_unlock(&mutex);
  return busy;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, 0, waiter, 0);
  pthread_mutex_lock(&mutex);
  int begun = waiting;
  pthread_mutex_unlock(&mutex);
  if (begun) {
    int one = is_busy(), two = is_busy(), three = is_busy();
    assert(!(one && two && three));
  }
  pthread_mutex_lock(&mutex);
  ready = 1;
  pthread_cond_signal(&changed);
  pthread_mutex_unlock(&mutex);
  pthread_join(thread, 0);
  return 0;
}

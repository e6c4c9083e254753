// Tries with a time are tries: what stands behind them is reached.
//
// check: --model sc,rmo --property assert --engine modular
// expect: sc unknown, rmo unknown
// check: --model sc,rmo --property assert --engine modular -D TRY
// expect: sc unknown, rmo unknown
// check: --model sc,rmo --property assert
// expect: sc unsafe assert, rmo unsafe assert
#include <assert.h>
#include <pthread.h>
#include <time.h>

static struct timespec soon;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *other(void *argument) {
  int zero = 0;
#ifdef TRY
  int free = pthread_mutex_trylock(&mutex) == 0;
#else
  int free = pthread_mutex_timedlock(&mutex, &soon) == 0;
#endif
  pthread_mutex_unlock(&mutex);
  assert(zero + 2 * free != 2);
  return argument;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, 0, other, 0);
  return 0;
}

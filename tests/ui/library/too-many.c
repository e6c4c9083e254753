// More than the library model has: nothing is wrong with these programs, and nothing is proved of them.
//
// check: --model sc -D KEYS --engine symbolic
// expect: sc unknown
// check: --model sc -D KEYS --engine enumerate
// expect: sc unknown
// check: --model sc -D KEYS --engine directed
// expect: sc unknown
// check: --model sc -D KEYS --engine unwind
// expect: sc unknown
// check: --model sc -D HANDLERS
// expect: sc unknown
// check: --model sc -D FEWER
// expect: sc safe all
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static void nothing(void) {}

int main(void) {
#ifdef KEYS
  for (int i = 0; i < 33; i++) {
    pthread_key_t key;
    assert(pthread_key_create(&key, 0) == 0);
  }
#elif defined HANDLERS
  for (int i = 0; i < 65; i++) atexit(nothing);
#else
  for (int i = 0; i < 32; i++) {
    pthread_key_t key;
    assert(pthread_key_create(&key, 0) == 0);
    atexit(nothing);
  }
#endif
  return 0;
}

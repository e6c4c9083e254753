/* Threads, once, and keys of POSIX.
 *
 * pthread_create stores the new thread's id before the thread starts, so that the new thread finds it there.
 * The end of a thread (`__fp_thread_end`, which the front end expands) runs the destructors of its keys, at most four
 * rounds as POSIX allows, and checks that it holds no mutex; each only in programs that use keys or mutexes.
 * Limit: 32 keys; pthread_key_create answers EAGAIN beyond.
 */
#include "model.h"

typedef uintptr_t pthread_t;
typedef void *(*start_routine)(void *);

int __fp_pthread_create(pthread_t *thread, const void *attr, start_routine start, void *argument) {
  pthread_t id = __fp_thread_new();
  *thread = id;
  __fp_full_fence();
  __fp_thread_start(id, (void *)start, argument);
  __fp_full_fence();
  return 0;
}

void __fp_thread_end(void);

/* A function that is only known at run time travels with its argument. */
struct start { start_routine function; void *argument; };
static void *__fp_run_any(void *pointer) {
  struct start *s = pointer;
  start_routine function = s->function;
  void *argument = s->argument;
  __fp_free(s);
  __fp_full_fence(); /* What the thread does waits for what it is to do. */
  void *value = function(argument);
  __fp_thread_end();
  return value;
}
int __fp_pthread_create_any(pthread_t *thread, const void *attr, start_routine start, void *argument) {
  struct start *s = __fp_malloc(sizeof *s, 16, 0);
  s->function = start;
  s->argument = argument;
  return __fp_pthread_create(thread, attr, __fp_run_any, s);
}

int pthread_join(pthread_t thread, void **value) {
  __fp_full_fence();
  void *result = __fp_thread_join(thread);
  __fp_full_fence();
  if (value)
    *value = result;
  return 0;
}
int pthread_detach(pthread_t thread) { return 0; }
pthread_t pthread_self(void) { return __fp_thread_self(); }
int pthread_equal(pthread_t a, pthread_t b) { return a == b; }
void pthread_exit(void *value) {
  __fp_thread_end();
  __fp_thread_exit(value);
}
int pthread_attr_init(void *attr) { return 0; }
int pthread_attr_destroy(void *attr) { return 0; }
int pthread_attr_setdetachstate(void *attr, int state) { return 0; }
int pthread_attr_setstacksize(void *attr, size_t size) { return 0; }
int pthread_attr_setscope(void *attr, int scope) { return 0; }
int pthread_setconcurrency(int level) { return 0; }

/* 0 not begun, 1 under way, 2 done. */
int pthread_once(int *control, void (*function)(void)) {
  __fp_full_fence();
  __fp_atomic_begin();
  int state = LOAD(control);
  __fp_await(state != 1);
  if (state == 0)
    STORE(control, 1);
  __fp_atomic_end();
  __fp_full_fence();
  if (state == 0) {
    function();
    __fp_full_fence();
    STORE(control, 2);
    __fp_full_fence();
  }
  return 0;
}

enum { KEYS = 32 };
static struct { unsigned used; void (*destructor)(void *); } keys[KEYS];
static unsigned any_keys; /* One more than the greatest key so far. */
static __thread void *values[KEYS];

int pthread_key_create(unsigned *key, void (*destructor)(void *)) {
  unsigned found = KEYS;
  __fp_full_fence();
  __fp_atomic_begin();
  for (unsigned i = 0; i < KEYS; i++)
    if (!LOAD(&keys[i].used)) {
      found = i;
      break;
    }
  if (found < KEYS) {
    STORE(&keys[found].used, 1);
    STORE(&keys[found].destructor, destructor);
    STORE(&any_keys, found >= LOAD(&any_keys) ? found + 1 : LOAD(&any_keys));
  }
  __fp_atomic_end();
  __fp_full_fence();
  if (found == KEYS)
    return EAGAIN;
  *key = found;
  return 0;
}
int pthread_key_delete(unsigned key) {
  if (key >= KEYS)
    return EINVAL;
  __fp_full_fence();
  STORE(&keys[key].used, 0);
  STORE(&keys[key].destructor, 0);
  __fp_full_fence();
  return 0;
}
int pthread_setspecific(unsigned key, const void *value) {
  if (key >= KEYS)
    return EINVAL;
  values[key] = (void *)value;
  return 0;
}
void *pthread_getspecific(unsigned key) { return key < KEYS ? values[key] : 0; }

void __fp_end_keys(void) {
  for (int round = 0; round < 4; round++) {
    int again = 0;
    unsigned count = LOAD(&any_keys);
    for (unsigned i = 0; i < count; i++) {
      void *value = values[i];
      if (!value)
        continue;
      void (*destructor)(void *) = LOAD(&keys[i].destructor);
      values[i] = 0;
      if (destructor) {
        destructor(value);
        again = 1;
      }
    }
    if (!again)
      break;
  }
}
void __fp_end_mutexes(void) { __fp_misuse(__fp_held == 0, "a thread ends while it holds a mutex"); }

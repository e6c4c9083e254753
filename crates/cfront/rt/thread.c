/* Threads, once, and keys of POSIX.
 *
 * pthread_create stores the new thread's id before the thread starts, so that the new thread finds it there.
 * The end of a thread (`__fp_thread_end`, which the front end expands) runs the destructors of its keys, at most four
 * rounds as POSIX allows, checks that it holds no mutex of C++, and says that it has ended; each only in programs that
 * use keys, mutexes of C++, or `pthread_tryjoin_np`.
 * A thread is let go once, by a join or by being detached; only programs that detach threads remember which are gone.
 * What else runs at the end stands in exit.c.
 * Limit: 32 keys in a run, deleted ones included; the answer is unknown beyond.
 */
#include "model.h"

typedef uintptr_t pthread_t;
typedef void *(*start_routine)(void *);

/* More than there can be threads; their numbers begin at 1. */
enum { THREADS = 512, DETACHED = 1 };
static unsigned char gone[THREADS];
static unsigned char ended[THREADS];

static void let_go(pthread_t thread) {
  if (thread >= THREADS)
    return; /* The join says so. */
  __fp_full_fence();
  __fp_atomic_begin();
  __fp_misuse(LOAD(&gone[thread]) == 0, "a thread is joined or detached that was joined or detached before");
  STORE(&gone[thread], 1);
  __fp_atomic_end();
  __fp_full_fence();
}
void __fp_end_told(void) { STORE(&ended[__fp_thread_self()], 1); }

struct attributes { int detached; };

int __fp_pthread_create(pthread_t *thread, const struct attributes *attr, start_routine start, void *argument) {
  pthread_t id = __fp_thread_new();
  *thread = id;
  if (attr && attr->detached == DETACHED)
    STORE(&gone[id], 1);
  __fp_thread_begin();
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
int __fp_pthread_create_any(pthread_t *thread, const struct attributes *attr, start_routine start, void *argument) {
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
/* The same in a program that detaches threads. */
int __fp_pthread_join_once(pthread_t thread, void **value) {
  let_go(thread);
  return pthread_join(thread, value);
}
int pthread_detach(pthread_t thread) {
  let_go(thread);
  return 0;
}
int pthread_tryjoin_np(pthread_t thread, void **value) {
  __fp_full_fence();
  if (thread < THREADS && !LOAD(&ended[thread]))
    return EBUSY;
  return __fp_pthread_join_once(thread, value);
}
int pthread_setname_np(pthread_t thread, const char *name) {
  for (int i = 0; i < 16; i++)
    if (!name[i])
      return 0;
  return ERANGE;
}
pthread_t pthread_self(void) { return __fp_thread_self(); }
int pthread_equal(pthread_t a, pthread_t b) { return a == b; }
void __fp_thread_unwind(void *value);
void pthread_exit(void *value) {
  __fp_thread_unwind(value);
  __fp_thread_end();
  __fp_thread_exit(value);
}
int pthread_attr_init(struct attributes *attr) {
  attr->detached = 0;
  return 0;
}
int pthread_attr_destroy(struct attributes *attr) { return 0; }
int pthread_attr_setdetachstate(struct attributes *attr, int state) {
  if (state != 0 && state != DETACHED)
    return EINVAL;
  attr->detached = state;
  return 0;
}
int pthread_attr_getdetachstate(const struct attributes *attr, int *state) {
  *state = attr->detached;
  return 0;
}
int pthread_attr_setstacksize(struct attributes *attr, size_t size) { return 0; }
int pthread_attr_setguardsize(struct attributes *attr, size_t size) { return 0; }
int pthread_attr_setscope(struct attributes *attr, int scope) { return 0; }
int pthread_attr_setinheritsched(struct attributes *attr, int inherit) { return 0; }
int pthread_attr_setschedpolicy(struct attributes *attr, int policy) { return 0; }
int pthread_attr_setschedparam(struct attributes *attr, const void *param) { return 0; }
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

/* A key that is deleted is not used again: a new key has no value in any thread. */
enum { KEYS = 32 };
static struct { unsigned used; void (*destructor)(void *); } keys[KEYS];
static unsigned any_keys; /* How many keys have been made. */
static __thread void *values[KEYS];

int pthread_key_create(unsigned *key, void (*destructor)(void *)) {
  __fp_full_fence();
  __fp_atomic_begin();
  unsigned found = LOAD(&any_keys);
  __fp_within(found < KEYS, "more than 32 keys are made: that is not modelled");
  STORE(&keys[found].used, 1);
  STORE(&keys[found].destructor, destructor);
  STORE(&any_keys, found + 1);
  __fp_atomic_end();
  __fp_full_fence();
  *key = found;
  return 0;
}
int pthread_key_delete(unsigned key) {
  int result = EINVAL;
  __fp_full_fence();
  __fp_atomic_begin();
  if (key < KEYS && LOAD(&keys[key].used)) {
    STORE(&keys[key].used, 0);
    STORE(&keys[key].destructor, 0);
    result = 0;
  }
  __fp_atomic_end();
  __fp_full_fence();
  return result;
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

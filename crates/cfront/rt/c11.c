/* threads.h of C11, on top of the POSIX objects: glibc's types have the same layout. */
#include "model.h"

typedef uintptr_t thrd_t;
enum { thrd_success = 0, thrd_busy = 1, thrd_error = 2, thrd_nomem = 3, thrd_timedout = 4 };
enum { mtx_plain = 0, mtx_recursive = 1, mtx_timed = 2 };

struct mutex;
struct cond;
int pthread_mutex_init(struct mutex *, const int *);
int pthread_mutex_destroy(struct mutex *);
int pthread_mutex_lock(struct mutex *);
int pthread_mutex_trylock(struct mutex *);
int pthread_mutex_timedlock(struct mutex *, const void *);
int pthread_mutex_unlock(struct mutex *);
int pthread_cond_init(struct cond *, const void *);
int pthread_cond_destroy(struct cond *);
int pthread_cond_wait(struct cond *, struct mutex *);
int pthread_cond_timedwait(struct cond *, struct mutex *, const void *);
int pthread_cond_signal(struct cond *);
int pthread_cond_broadcast(struct cond *);
int pthread_once(int *, void (*)(void));
int pthread_key_create(unsigned *, void (*)(void *));
int pthread_key_delete(unsigned);
int pthread_setspecific(unsigned, const void *);
void *pthread_getspecific(unsigned);
int pthread_detach(thrd_t);
int __fp_pthread_join_once(thrd_t, void **);
void pthread_exit(void *);
void __fp_thread_end(void);

static int answer(int error) {
  if (error == 0)
    return thrd_success;
  if (error == EBUSY)
    return thrd_busy;
  if (error == ETIMEDOUT)
    return thrd_timedout;
  return error == ENOMEM ? thrd_nomem : thrd_error;
}

int __fp_thrd_create(thrd_t *thread, int (*start)(void *), void *argument) {
  thrd_t id = __fp_thread_new();
  *thread = id;
  __fp_thread_begin();
  __fp_full_fence();
  __fp_thread_start(id, (void *)start, argument);
  __fp_full_fence();
  return thrd_success;
}
struct start { int (*function)(void *); void *argument; };
static int __fp_run_c11(void *pointer) {
  struct start *s = pointer;
  int (*function)(void *) = s->function;
  void *argument = s->argument;
  __fp_free(s);
  __fp_full_fence(); /* What the thread does waits for what it is to do. */
  int value = function(argument);
  __fp_thread_end();
  return value;
}
int __fp_thrd_create_any(thrd_t *thread, int (*start)(void *), void *argument) {
  struct start *s = __fp_malloc(sizeof *s, 16, 0);
  s->function = start;
  s->argument = argument;
  return __fp_thrd_create(thread, __fp_run_c11, s);
}
int thrd_join(thrd_t thread, int *value) {
  __fp_full_fence();
  void *result = __fp_thread_join(thread);
  __fp_full_fence();
  if (value)
    *value = (int)(uintptr_t)result;
  return thrd_success;
}
/* The same in a program that detaches threads. */
int __fp_thrd_join_once(thrd_t thread, int *value) {
  void *result;
  __fp_pthread_join_once(thread, &result);
  if (value)
    *value = (int)(uintptr_t)result;
  return thrd_success;
}
int thrd_detach(thrd_t thread) { return answer(pthread_detach(thread)); }
thrd_t thrd_current(void) { return __fp_thread_self(); }
int thrd_equal(thrd_t a, thrd_t b) { return a == b; }
void thrd_exit(int value) { pthread_exit((void *)(uintptr_t)(unsigned)value); }

int mtx_init(struct mutex *m, int type) {
  int kind = type & mtx_recursive ? 1 : 0;
  return answer(pthread_mutex_init(m, &kind));
}
void mtx_destroy(struct mutex *m) { pthread_mutex_destroy(m); }
int mtx_lock(struct mutex *m) { return answer(pthread_mutex_lock(m)); }
int mtx_trylock(struct mutex *m) { return answer(pthread_mutex_trylock(m)); }
int mtx_timedlock(struct mutex *m, const void *time) { return answer(pthread_mutex_timedlock(m, time)); }
int mtx_unlock(struct mutex *m) { return answer(pthread_mutex_unlock(m)); }
int cnd_init(struct cond *c) { return answer(pthread_cond_init(c, 0)); }
void cnd_destroy(struct cond *c) { pthread_cond_destroy(c); }
int cnd_wait(struct cond *c, struct mutex *m) { return answer(pthread_cond_wait(c, m)); }
int cnd_timedwait(struct cond *c, struct mutex *m, const void *time) {
  return answer(pthread_cond_timedwait(c, m, time));
}
int cnd_signal(struct cond *c) { return answer(pthread_cond_signal(c)); }
int cnd_broadcast(struct cond *c) { return answer(pthread_cond_broadcast(c)); }
void call_once(int *flag, void (*function)(void)) { pthread_once(flag, function); }
int tss_create(unsigned *key, void (*destructor)(void *)) { return answer(pthread_key_create(key, destructor)); }
void tss_delete(unsigned key) { pthread_key_delete(key); }
int tss_set(unsigned key, void *value) { return answer(pthread_setspecific(key, value)); }
void *tss_get(unsigned key) { return pthread_getspecific(key); }

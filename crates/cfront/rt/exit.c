/* What runs at the end of the process and of threads: atexit, at_quick_exit, and the destructors of C++ objects.
 *
 * `exit` and a return from `main` run what was registered, the last first (`__fp_end_handlers`); what a handler registers meanwhile
 * runs as well. The thread that ends the process first destroys its thread-local objects, as every thread does at its own end
 * (`__fp_end_locals`). Other threads go on meanwhile, but none of them ends the process a second time: who tries to waits for ever, as
 * POSIX.1-2024 says of `exit`. A handler that calls `exit` runs the handlers that are left. When the last thread ends by itself, it does what `exit` does (`__fp_end_last`).
 * The front end calls these, each only in programs that name what they are about; see lower/ends.rs.
 * Limit: 64 handlers, and 16 thread-local objects of a thread, that are registered at a time; beyond that the answer is unknown.
 */
#include "model.h"

typedef void (*function)(void *);
struct handler { function run; void *argument; };
enum { HANDLERS = 64, LOCALS = 16 };
struct list { unsigned count; struct handler handlers[HANDLERS]; };
static struct list at_exit, at_quick;

static int add(struct list *l, function run, void *argument) {
  __fp_full_fence();
  __fp_atomic_begin();
  unsigned n = LOAD(&l->count);
  __fp_within(n < HANDLERS, "more than 64 functions are to run at the end: that is not modelled");
  STORE(&l->handlers[n].run, run);
  STORE(&l->handlers[n].argument, argument);
  STORE(&l->count, n + 1);
  __fp_atomic_end();
  __fp_full_fence();
  return 0;
}

static void run_all(struct list *l) {
  for (;;) {
    function run = 0;
    void *argument = 0;
    __fp_full_fence();
    __fp_atomic_begin();
    unsigned n = LOAD(&l->count);
    if (n > 0) {
      run = LOAD(&l->handlers[n - 1].run);
      argument = LOAD(&l->handlers[n - 1].argument);
      STORE(&l->count, n - 1);
    }
    __fp_atomic_end();
    __fp_full_fence();
    if (n == 0)
      return;
    run(argument);
  }
}

/* A handler of atexit takes no argument, and does not look at the one that it gets. */
int atexit(void (*handler)(void)) { return add(&at_exit, (function)handler, 0); }
int at_quick_exit(void (*handler)(void)) { return add(&at_quick, (function)handler, 0); }
int __cxa_atexit(function run, void *argument, void *module) { return add(&at_exit, run, argument); }
int __cxa_at_quick_exit(function run, void *module) { return add(&at_quick, run, 0); }
/* Who ends the process. */
static unsigned ender;
void __fp_end_begins(void) {
  unsigned self = SELF();
  __fp_full_fence();
  __fp_atomic_begin();
  unsigned other = LOAD(&ender);
  __fp_await(other == 0 || other == self);
  STORE(&ender, self);
  __fp_atomic_end();
  __fp_full_fence();
}
void __fp_end_handlers(void) { run_all(&at_exit); }
/* A function that is marked as a destructor, by its number: each runs once, also where one of them calls `exit`. */
static unsigned marked;
void __fp_end_marked(unsigned number, void (*destructor)(void)) {
  if (PEEK(&marked) > number)
    return;
  STORE(&marked, number + 1);
  destructor();
}
void __fp_end_quick(void) { run_all(&at_quick); }

static __thread unsigned local_count;
static __thread struct handler locals[LOCALS];
int __cxa_thread_atexit(function run, void *argument, void *module) {
  __fp_within(local_count < LOCALS, "a thread has more than 16 thread-local objects: that is not modelled");
  locals[local_count].run = run;
  locals[local_count].argument = argument;
  local_count++;
  return 0;
}
void __fp_end_locals(void) {
  while (local_count > 0) {
    local_count--;
    locals[local_count].run(locals[local_count].argument);
  }
}

/* How many threads there are besides one. */
static unsigned others;
void __fp_process_end(void);
void __fp_process_exit(void);
void __fp_begin_other(void) {
  __fp_full_fence();
  __atomic_fetch_add(&others, 1, __ATOMIC_SEQ_CST);
  __fp_full_fence();
}
void __fp_end_last(void) {
  __fp_full_fence();
  unsigned left = __atomic_fetch_sub(&others, 1, __ATOMIC_SEQ_CST);
  __fp_full_fence();
  if (left == 0) {
    STORE(&others, 0x40000000); /* Threads of handlers are not the last again. */
    __fp_process_end();
    __fp_process_exit();
  }
}

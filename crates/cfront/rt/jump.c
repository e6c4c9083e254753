/* setjmp and longjmp within a thread, and the handlers of pthread_cleanup_push, which glibc's macros make of them.
 *
 * A jump is told to everybody on the way: `__fp_jump` says which frame is meant and returns, and the front end lets each
 * function that a jump may pass return at once, until the frame is found; see lower/jumps.rs. A frame is known by an
 * object of its own, so a frame that has ended is known as such.
 * What setjmp stores: the frame, the thread, and which setjmp of the function it was. glibc's buffers are larger.
 * The handlers of a thread are a list of buffers; its end jumps to the last, which calls the handler and goes on.
 */
#include "model.h"

struct jump { char *frame; uintptr_t thread; uintptr_t site; struct jump *next; };

static __thread char *target;
static __thread uintptr_t target_site;
static __thread int target_value;

/* Stands for a setjmp until the front end puts what it does there. */
int __fp_setjmp(struct jump *b) { return 0; }
void __fp_set_jump(struct jump *b, char *frame, uintptr_t site) {
  *frame = 1;
  b->frame = frame;
  b->thread = __fp_thread_self();
  b->site = site;
}

void __fp_jump(struct jump *b, int value) {
  __fp_memory_misuse(b->frame != 0, "longjmp is called with a buffer that no setjmp has set");
  __fp_memory_misuse(b->thread == __fp_thread_self(), "longjmp is called with a buffer that another thread has set");
  __fp_memory_misuse(*b->frame == 1, "longjmp goes to a function that has returned"); /* The read says so, too. */
  target_site = b->site;
  target_value = value;
  target = b->frame;
}
/* The frame that a jump goes to, or null. */
char *__fp_jumping(void) { return target; }
uintptr_t __fp_jump_site(void) { return target_site; }
/* The frame is found: what setjmp returns now. */
int __fp_jumped(void) {
  target = 0;
  return target_value;
}

void longjmp(struct jump *b, int value) { __fp_jump(b, value ? value : 1); }
void _longjmp(struct jump *b, int value) { longjmp(b, value); }
void siglongjmp(struct jump *b, int value) { longjmp(b, value); }

static __thread struct jump *handlers;
static __thread void *end_value;
void __pthread_register_cancel(struct jump *b) {
  b->next = handlers;
  handlers = b;
}
void __pthread_unregister_cancel(struct jump *b) { handlers = b->next; }
/* A thread ends with a value: if there is a handler, a jump to it is told. */
void __fp_end_handled(void *value) {
  struct jump *b = handlers;
  if (!b)
    return;
  end_value = value;
  handlers = b->next;
  __fp_jump(b, 1);
}
void pthread_exit(void *);
void __pthread_unwind_next(struct jump *b) { pthread_exit(end_value); }

/* What the library model is made of: primitives that the front end turns into instructions of the IR.
 *
 * Rules for every file of this folder:
 *  - shared words of the model are read and written with ATOMIC accesses only, so that they are no data races; but what
 *    begins or ends an object (init, destroy) writes to it without, so that using it meanwhile is one;
 *  - who synchronises with whom is said by the orders of these accesses alone. LOAD acquires and STORE releases; what may
 *    fail looks first (PEEK) and acquires only where it succeeds (ACQUIRE), for a try that fails synchronises with
 *    nobody; who only passes on what others released does so with a read-modify-write;
 *  - an operation that POSIX calls synchronising has a full fence before and after it. These fences, and the atomic
 *    sections of the model, order what the thread itself does: no other thread is synchronised by them;
 *  - what blocks is `__fp_await` inside an atomic section: while its condition is false, the section has not
 *    happened and is tried again later;
 *  - a time-out always comes, so a wait with a time never blocks: where it is not woken, it goes on at any moment. What is
 *    allowed but not promised is `__fp_spurious`: nothing may come to a standstill because it was hoped for.
 */
#ifndef FENCEPOST_MODEL_H
#define FENCEPOST_MODEL_H

typedef __SIZE_TYPE__ size_t;
typedef __UINTPTR_TYPE__ uintptr_t;

void __fp_await(int condition);
void __fp_assume(int condition);
void __fp_atomic_begin(void);
void __fp_atomic_end(void);
void __fp_full_fence(void);
void __fp_yield(void);
uintptr_t __fp_thread_new(void);
uintptr_t __fp_thread_self(void);
void __fp_thread_begin(void);
void __fp_thread_start(uintptr_t id, void *function, void *argument);
void *__fp_thread_join(uintptr_t id);
void __fp_thread_exit(void *value);
int __fp_robust(void);
int __fp_spurious(void);
int __fp_choose32(void);
long __fp_nondet_long(void);
void *__fp_malloc(size_t size, size_t align, int zeroed);
void __fp_free(void *p);
size_t __fp_object_size(const void *p);
void __fp_memcpy(void *to, const void *from, size_t n);
void __fp_memmove(void *to, const void *from, size_t n);
void __fp_memset(void *to, int byte, size_t n);
int __fp_print(const char *format, ...);
int __fp_format(char *to, size_t size, const char *format, ...);
void __fp_misuse(int condition, const char *text);
void __fp_memory_misuse(int condition, const char *text);
void __fp_within(int condition, const char *text);

/* __fp_misuse and __fp_memory_misuse find fault with the program where the condition is false; __fp_within says that a limit of the model is
 * reached, and nothing is wrong: the answer is unknown then. */

/* Whether a moment that a wait is to end at is none; C++ makes none such, so calls from its headers do not look. */
struct timespec { long seconds; long nanoseconds; };
static inline int __fp_no_moment(const struct timespec *t) { return t->nanoseconds < 0 || t->nanoseconds >= 1000000000; }

/* What a function is to those who know the library by more than its bodies: a `Role` of the IR. Whatever looks into a mutex or a condition
 * variable has one, or is called by functions only that have one. */
#define ROLE(name) __attribute__((section("fp." name)))

#define LOAD(p) __atomic_load_n((p), __ATOMIC_ACQUIRE)
#define STORE(p, v) __atomic_store_n((p), (v), __ATOMIC_RELEASE)
#define PEEK(p) __atomic_load_n((p), __ATOMIC_RELAXED)
#define ACQUIRE() __atomic_thread_fence(__ATOMIC_ACQUIRE)
#define RELEASE() __atomic_thread_fence(__ATOMIC_RELEASE)
#define BOTH() __atomic_thread_fence(__ATOMIC_ACQ_REL)
#define SELF() ((unsigned)__fp_thread_self())

enum { EPERM = 1, ERANGE = 34, EAGAIN = 11, ENOMEM = 12, EBUSY = 16, EINVAL = 22, EDEADLK = 35, EOVERFLOW = 75, ETIMEDOUT = 110, EOWNERDEAD = 130, ENOTRECOVERABLE = 131 };

#endif

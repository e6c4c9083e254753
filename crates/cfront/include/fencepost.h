/* fencepost.h: what a program can tell the verifier fencepost. A no-op under a plain compiler.
 *
 * fp_assert(c)            the condition must hold in every run
 * fp_assume(c)            only runs in which the condition holds are looked at
 * fp_nondet_int() ...     any value of the type
 * fp_choose(p, n)         any number below n (at most 32), for n things in the pool p that do not differ in
 *                         anything but their address, such as the blocks of an allocator
 * fp_fence(pairs)         keeps pairs of accesses in order: FP_LL, FP_LS, FP_SL, FP_SS, joined by |
 * fp_atomic_begin/end()   nothing of another thread happens between them
 * fp_yield()              another thread may run; no effect on memory
 * fp_observe(v)           the value is part of the final state
 *
 * Concurrent data types:
 * FP_OPERATION(x, f)      calls of f are operations: `--model serial` runs each as a whole; the letter x stands for a
 *                         call of f() in tests (`fencepost test`)
 * fp_arg()                an argument of the operation, 0 or 1, part of the observation
 * fp_commit()             the commit point of the operation
 * void fp_init(void)      defined by the program: makes the object before the test
 *
 * -D FP_REUSE=n           malloc(s) returns any free one of n blocks of FP_BLOCK bytes (64), also one that was just
 *                         freed, so that an address may come back (ABA); for a program of one file. Asking for more is
 *                         a failed assertion. What was freed can still be accessed, as in a pool.
 */
#ifndef FENCEPOST_H
#define FENCEPOST_H

#define FP_LL 1
#define FP_LS 2
#define FP_SL 4
#define FP_SS 8
#define FP_FULL 15

#ifdef __cplusplus
#define FP_C extern "C"
#define FP_BOOL bool
extern "C" {
#else
#define FP_C
#define FP_BOOL _Bool
#endif

#ifdef __FENCEPOST__

void __fp_assert(int condition, const char *text);
void __fp_assume(int condition);
void __fp_fence(int pairs);
void __fp_atomic_begin(void);
void __fp_atomic_end(void);
void __fp_yield(void);
void __fp_observe(long long value);
int __fp_arg(void);
int __fp_choose32(void);
void __fp_commit(void);

FP_BOOL fp_nondet_bool(void);
char fp_nondet_char(void);
signed char fp_nondet_schar(void);
unsigned char fp_nondet_uchar(void);
short fp_nondet_short(void);
unsigned short fp_nondet_ushort(void);
int fp_nondet_int(void);
unsigned fp_nondet_uint(void);
long fp_nondet_long(void);
unsigned long fp_nondet_ulong(void);
long long fp_nondet_longlong(void);
unsigned long long fp_nondet_ulonglong(void);
float fp_nondet_float(void);
double fp_nondet_double(void);
void *fp_nondet_pointer(void);
__SIZE_TYPE__ fp_nondet_size(void);

static inline unsigned fp_choose(const volatile void *pool, unsigned n)
{
  unsigned k = (unsigned)__fp_choose32();
  (void)pool;
  __fp_assume(k < n);
  return k;
}

#define fp_assert(c) __fp_assert(!!(c), #c)
#define fp_assume(c) __fp_assume(!!(c))
#define fp_fence(pairs) __fp_fence(pairs)
#define fp_atomic_begin() __fp_atomic_begin()
#define fp_atomic_end() __fp_atomic_end()
#define fp_yield() __fp_yield()
#define fp_observe(v) __fp_observe((long long)(v))
#define fp_arg() __fp_arg()
#define fp_commit() __fp_commit()
#define FP_OPERATION(letter, function)                                                                                  \
  FP_C void __fp_operation_##letter(void);                                                                              \
  FP_C void __fp_operation_##letter(void) { function(); }

#ifdef FP_REUSE
#ifndef FP_BLOCK
#define FP_BLOCK 64
#endif
#include <stdlib.h>

/* Blocks with a lock each, as CAV'06 models them, and how many are in use. What is done to a block before it is freed
 * comes before what is done after it was allocated again. */
static union {
  long double aligned;
  unsigned char bytes[FP_BLOCK];
} fp_blocks[FP_REUSE];
static int fp_taken[FP_REUSE];
static int fp_used;

static inline void *fp_malloc(__SIZE_TYPE__ size)
{
  int used = __atomic_fetch_add(&fp_used, 1, __ATOMIC_RELAXED);
  __fp_assert(size <= FP_BLOCK && used < FP_REUSE, "FP_REUSE and FP_BLOCK are large enough");
  unsigned k = fp_choose(fp_taken, FP_REUSE);
  int taken = __atomic_exchange_n(&fp_taken[k], 1, __ATOMIC_ACQUIRE);
  __fp_assume(!taken);
  return fp_blocks[k].bytes;
}

static inline void fp_free(void *block)
{
  __SIZE_TYPE__ at = (__SIZE_TYPE__)block - (__SIZE_TYPE__)fp_blocks;
  if (at >= sizeof fp_blocks) {
    free(block);
    return;
  }
  __atomic_fetch_sub(&fp_used, 1, __ATOMIC_RELAXED);
  __atomic_store_n(&fp_taken[at / sizeof fp_blocks[0]], 0, __ATOMIC_RELEASE);
}

#define malloc(size) fp_malloc(size)
#define free(block) fp_free(block)
#endif

#else

#define fp_assert(c) ((void)0)
#define fp_assume(c) ((void)0)
#define fp_choose(pool, n) ((void)(pool), (void)(n), 0u)
#define fp_fence(pairs) ((void)0)
#define fp_atomic_begin() ((void)0)
#define fp_atomic_end() ((void)0)
#define fp_yield() ((void)0)
#define fp_observe(v) ((void)(v))
#define fp_arg() 0
#define fp_commit() ((void)0)
#define FP_OPERATION(letter, function) struct fp_operation_##letter

#define fp_nondet_bool() ((FP_BOOL)0)
#define fp_nondet_char() ((char)0)
#define fp_nondet_schar() ((signed char)0)
#define fp_nondet_uchar() ((unsigned char)0)
#define fp_nondet_short() ((short)0)
#define fp_nondet_ushort() ((unsigned short)0)
#define fp_nondet_int() 0
#define fp_nondet_uint() 0u
#define fp_nondet_long() 0l
#define fp_nondet_ulong() 0ul
#define fp_nondet_longlong() 0ll
#define fp_nondet_ulonglong() 0ull
#define fp_nondet_float() 0.0f
#define fp_nondet_double() 0.0
#define fp_nondet_pointer() ((void *)0)
#define fp_nondet_size() ((__SIZE_TYPE__)0)

#endif

void fp_init(void);

#ifdef __cplusplus
}
#endif
#endif

/* The library calls behind `__atomic_*` and C11 atomics on objects that the compiler does not handle itself.
 *
 * The object is accessed in words inside an atomic section between full fences, which is what a lock around it gives.
 * A full fence is at least as strong as what the call names; who synchronises with whom goes by the order that it names.
 * Deviation: what reads and writes always acquires and releases, for words cannot pass on what others released otherwise.
 */
#include "model.h"

typedef unsigned char byte;

static int acquires(int order) { return order != __ATOMIC_RELAXED && order != __ATOMIC_RELEASE; }
static int releases(int order) { return order >= __ATOMIC_RELEASE; }

/* The widest integer by which both the length and the address can be divided. */
static size_t unit(const void *p, size_t n) {
  uintptr_t bits = (uintptr_t)p | n;
  return bits & 3 ? 1 : bits & 7 ? 4 : 8;
}
#define EACH(type, n) for (size_t i = 0; i < (n) / sizeof(type); i++)
#define OUT(type) EACH(type, n)((type *)to)[i] = __atomic_load_n((const type *)from + i, __ATOMIC_RELAXED)
#define IN(type) EACH(type, n) __atomic_store_n((type *)to + i, ((const type *)from)[i], __ATOMIC_RELAXED)
static void copy_out(void *to, const void *from, size_t n) {
  size_t width = unit(from, n);
  if (width == 8)
    OUT(unsigned long long);
  else if (width == 4)
    OUT(unsigned);
  else
    OUT(byte);
}
static void copy_in(void *to, const void *from, size_t n) {
  size_t width = unit(to, n);
  if (width == 8)
    IN(unsigned long long);
  else if (width == 4)
    IN(unsigned);
  else
    IN(byte);
}
#define SAME(type) EACH(type, n) if (__atomic_load_n((type *)a + i, __ATOMIC_RELAXED) != ((type *)b)[i]) return 0
static int same(void *a, void *b, size_t n) {
  size_t width = unit(a, n);
  if (width == 8)
    SAME(unsigned long long);
  else if (width == 4)
    SAME(unsigned);
  else
    SAME(byte);
  return 1;
}

/* The names of the generic calls are built-in names of the compiler, so that they are defined under others. */
void generic_load(size_t n, const void *object, void *result, int order) __asm__("__atomic_load");
void generic_store(size_t n, void *object, const void *value, int order) __asm__("__atomic_store");
void generic_exchange(size_t n, void *object, const void *value, void *result, int order) __asm__("__atomic_exchange");
_Bool generic_cas(size_t n, void *object, void *expected, const void *desired, int success, int failure)
    __asm__("__atomic_compare_exchange");

void generic_load(size_t n, const void *object, void *result, int order) {
  __fp_full_fence();
  __fp_atomic_begin();
  copy_out(result, object, n);
  if (acquires(order))
    ACQUIRE();
  __fp_atomic_end();
  __fp_full_fence();
}
void generic_store(size_t n, void *object, const void *value, int order) {
  __fp_full_fence();
  __fp_atomic_begin();
  if (releases(order))
    RELEASE();
  copy_in(object, value, n);
  __fp_atomic_end();
  __fp_full_fence();
}
void generic_exchange(size_t n, void *object, const void *value, void *result, int order) {
  __fp_full_fence();
  __fp_atomic_begin();
  byte old[n];
  copy_out(old, object, n);
  BOTH();
  copy_in(object, value, n);
  __fp_memcpy(result, old, n);
  __fp_atomic_end();
  __fp_full_fence();
}
_Bool generic_cas(size_t n, void *object, void *expected, const void *desired, int success, int failure) {
  __fp_full_fence();
  __fp_atomic_begin();
  int equal = same(object, expected, n);
  if (equal) {
    BOTH();
    copy_in(object, desired, n);
  } else {
    copy_out(expected, object, n);
    if (acquires(failure))
      ACQUIRE();
  }
  __fp_atomic_end();
  __fp_full_fence();
  return equal;
}
_Bool __atomic_is_lock_free_call(size_t n, const volatile void *p) __asm__("__atomic_is_lock_free");
_Bool __atomic_is_lock_free_call(size_t n, const volatile void *p) { return n <= sizeof(void *) && !(n & (n - 1)); }

/* The sized calls, which clang emits for objects that are large or not aligned. */
#define SIZED(n, type)                                                                                                  \
  type load_##n(type *p, int order) __asm__("__atomic_load_" #n);                                                       \
  type load_##n(type *p, int order) {                                                                                   \
    type result;                                                                                                        \
    generic_load(n, p, &result, order);                                                                                 \
    return result;                                                                                                      \
  }                                                                                                                     \
  void store_##n(type *p, type value, int order) __asm__("__atomic_store_" #n);                                         \
  void store_##n(type *p, type value, int order) { generic_store(n, p, &value, order); }                                \
  type exchange_##n(type *p, type value, int order) __asm__("__atomic_exchange_" #n);                                   \
  type exchange_##n(type *p, type value, int order) {                                                                   \
    type result;                                                                                                        \
    generic_exchange(n, p, &value, &result, order);                                                                     \
    return result;                                                                                                      \
  }                                                                                                                     \
  _Bool cas_##n(type *p, type *expected, type desired, int success, int failure)                                        \
      __asm__("__atomic_compare_exchange_" #n);                                                                         \
  _Bool cas_##n(type *p, type *expected, type desired, int success, int failure) {                                      \
    return generic_cas(n, p, expected, &desired, success, failure);                                                     \
  }                                                                                                                     \
  FETCH(n, type, add, old + value)                                                                                      \
  FETCH(n, type, sub, old - value)                                                                                      \
  FETCH(n, type, and, old &value)                                                                                       \
  FETCH(n, type, or, old | value)                                                                                       \
  FETCH(n, type, xor, old ^ value)                                                                                      \
  FETCH(n, type, nand, ~(old & value))
#define FETCH(n, type, name, expression)                                                                                \
  type fetch_##name##_##n(type *p, type value, int order) __asm__("__atomic_fetch_" #name "_" #n);                      \
  type fetch_##name##_##n(type *p, type value, int order) {                                                             \
    type old, new;                                                                                                      \
    __fp_atomic_begin();                                                                                                \
    generic_load(n, p, &old, __ATOMIC_ACQ_REL);                                                                         \
    new = expression;                                                                                                   \
    generic_store(n, p, &new, __ATOMIC_ACQ_REL);                                                                        \
    __fp_atomic_end();                                                                                                  \
    return old;                                                                                                         \
  }
SIZED(1, unsigned char)
SIZED(2, unsigned short)
SIZED(4, unsigned)
SIZED(8, unsigned long long)
#if __SIZEOF_POINTER__ == 8
SIZED(16, unsigned __int128)
#endif

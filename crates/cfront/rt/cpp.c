/* The run-time library of C++ (libstdc++): threads, condition variables, call_once, futures, and the ends of a program.
 *
 * The headers of libstdc++ do most themselves: a mutex is one of POSIX, `wait` with a condition is a loop around `wait`. What
 * stands here is what they leave to the shared library, under the names of its binary interface (Itanium C++ ABI).
 * A thread is an object with a virtual function `_M_run`: entry 2 of its table, behind the destructors 0 and 1.
 * Exceptions are off: what would throw one ends the program, and that is a finding, as is `std::terminate`.
 * The wait of a future is given the value that must change; the header looks again and again, so it waits for just that.
 * Streams take what is written to them and show nothing.
 */
#include "model.h"

typedef uintptr_t pthread_t;
struct mutex;
struct cond;
int __fp_pthread_create(pthread_t *, const void *, void *(*)(void *), void *);
int pthread_join(pthread_t, void **);
int pthread_cond_init(struct cond *, const void *);
int pthread_cond_destroy(struct cond *);
int pthread_cond_wait(struct cond *, struct mutex *);
int pthread_cond_signal(struct cond *);
int pthread_cond_broadcast(struct cond *);
void __fp_thread_end(void);
void __fp_thrown(const char *what);

#define THROW(what) __fp_thrown(what)

/* ---- std::thread ---- */

struct state { void (**table)(struct state *); };
enum { DESTROY = 0, DELETE = 1, RUN = 2 };

void _ZNSt6thread6_StateD2Ev(struct state *s) {}
void _ZNSt6thread6_StateD1Ev(struct state *s) {}
void _ZNSt6thread6_StateD0Ev(struct state *s) { __fp_free(s); }
static void pure(struct state *s) { THROW("a pure virtual function is called"); }
void *_ZTVNSt6thread6_StateE[5] = {0, 0, (void *)_ZNSt6thread6_StateD1Ev, (void *)_ZNSt6thread6_StateD0Ev, (void *)pure};

static void *__fp_run_state(void *pointer) {
  struct state *s = pointer;
  void (*run)(struct state *) = s->table[RUN], (*end)(struct state *) = s->table[DELETE];
  __fp_full_fence(); /* What the thread does waits for what it is to do. */
  run(s);
  end(s);
  __fp_thread_end();
  return 0;
}

/* The state is handed over: what is left behind is null. The last argument only ties the program to the thread library. */
void _ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(pthread_t *self, struct state **state,
                                                                                           void (*depend)(void)) {
  struct state *s = *state;
  *state = 0;
  __fp_pthread_create(self, 0, __fp_run_state, s);
}
void _ZNSt6thread4joinEv(pthread_t *self) {
  if (*self == 0)
    THROW("std::thread::join of a thread that cannot be joined");
  pthread_join(*self, 0);
  *self = 0;
}
void _ZNSt6thread6detachEv(pthread_t *self) {
  if (*self == 0)
    THROW("std::thread::detach of a thread that cannot be detached");
  *self = 0;
}
void _ZNSt11this_thread11__sleep_forENSt6chrono8durationIlSt5ratioILl1ELl1EEEENS1_IlS2_ILl1ELl1000000000EEEE(long s, long ns) {
  __fp_yield();
}

/* ---- std::condition_variable ---- */

struct unique_lock { struct mutex *mutex; char owns; };
void _ZNSt18condition_variableC1Ev(struct cond *c) { pthread_cond_init(c, 0); }
void _ZNSt18condition_variableC2Ev(struct cond *c) { pthread_cond_init(c, 0); }
void _ZNSt18condition_variableD1Ev(struct cond *c) { pthread_cond_destroy(c); }
void _ZNSt18condition_variableD2Ev(struct cond *c) { pthread_cond_destroy(c); }
void _ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(struct cond *c, struct unique_lock *l) {
  pthread_cond_wait(c, l->mutex);
}
void _ZNSt18condition_variable10notify_oneEv(struct cond *c) { pthread_cond_signal(c); }
void _ZNSt18condition_variable10notify_allEv(struct cond *c) { pthread_cond_broadcast(c); }

/* ---- std::call_once ---- */

__thread void *_ZSt15__once_callable;
__thread void (*_ZSt11__once_call)(void);
void __once_proxy(void) { _ZSt11__once_call(); }

/* ---- std::atomic::wait ---- */

/* Whether a thread waits somewhere. The header reads the number without a fence behind the store that should wake, which
 * loses wake-ups on every machine with store buffers. That is an error of libstdc++, and not of the program. */
_Bool _ZNKSt8__detail18__waiter_pool_base10_M_waitingEv(const int *number) {
  __fp_full_fence();
  return __atomic_load_n(number, __ATOMIC_SEQ_CST) != 0;
}

/* ---- futures ---- */

static _Bool changes(unsigned *word, unsigned value, _Bool timed) {
  __fp_atomic_begin();
  _Bool changed = __atomic_load_n(word, __ATOMIC_RELAXED) != value;
  __fp_await(timed || changed);
  __fp_atomic_end();
  return changed;
}
#define UNTIL "EPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE"
_Bool wait_until(void *, unsigned *, unsigned, _Bool, long, long)
    __asm__("_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_until" UNTIL);
_Bool wait_until(void *self, unsigned *word, unsigned value, _Bool timed, long s, long ns) {
  return changes(word, value, timed);
}
_Bool wait_until_steady(void *, unsigned *, unsigned, _Bool, long, long)
    __asm__("_ZNSt28__atomic_futex_unsigned_base26_M_futex_wait_until_steady" UNTIL);
_Bool wait_until_steady(void *self, unsigned *word, unsigned value, _Bool timed, long s, long ns) {
  return changes(word, value, timed);
}
void _ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj(void *self, unsigned *word) {}
/* A result: its table and the exception that it holds instead of a value. */
void _ZNSt13__future_base12_Result_baseC2Ev(void **self) { self[1] = 0; }
void _ZNSt13__future_base12_Result_baseD2Ev(void **self) {}
void _ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(void *self) {}
void _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(void *self) {}


/* What is made ready when its thread ends: std::promise::set_value_at_thread_exit and its kin. A state is its table, its result
 * and the word that its futures wait for; the counts of a shared pointer stand behind their table. */
struct future_state { void *table; void *result; unsigned status; };
struct counts { void (**table)(struct counts *); int uses, weak; };
enum { DISPOSE = 2, DESTROY_COUNTS = 3 };
struct make_ready { struct make_ready *next; void (*run)(void *); struct future_state *state; struct counts *counts; };
static __thread struct make_ready *ready_at_end;
void _ZNSt13__future_base13_State_baseV211_Make_ready6_M_setEv(struct make_ready *m) {
  m->next = ready_at_end;
  ready_at_end = m;
}
static void not_weak(struct counts *c) {
  if (__atomic_fetch_sub(&c->weak, 1, __ATOMIC_ACQ_REL) == 1)
    c->table[DESTROY_COUNTS](c);
}
void __fp_end_ready(void) {
  while (ready_at_end) {
    struct make_ready *m = ready_at_end;
    struct counts *c = m->counts;
    ready_at_end = m->next;
    int uses = c ? __atomic_load_n(&c->uses, __ATOMIC_RELAXED) : 0;
    while (uses != 0 && !__atomic_compare_exchange_n(&c->uses, &uses, uses + 1, 0, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED)) {
    }
    if (uses != 0) {
      STORE(&m->state->status, 1);
      if (__atomic_fetch_sub(&c->uses, 1, __ATOMIC_ACQ_REL) == 1) {
        c->table[DISPOSE](c);
        not_weak(c);
      }
    }
    if (c)
      not_weak(c);
    __fp_free(m);
  }
}

/* ---- the ends of a program ---- */

void _ZSt9terminatev(void) { THROW("std::terminate is called"); }
void _ZSt17__throw_bad_allocv(void) { THROW("std::bad_alloc is thrown"); }
void _ZSt28__throw_bad_array_new_lengthv(void) { THROW("std::bad_array_new_length is thrown"); }
void _ZSt16__throw_bad_castv(void) { THROW("std::bad_cast is thrown"); }
void _ZSt18__throw_bad_typeidv(void) { THROW("std::bad_typeid is thrown"); }
void _ZSt19__throw_logic_errorPKc(const char *what) { THROW("std::logic_error is thrown"); }
void _ZSt20__throw_length_errorPKc(const char *what) { THROW("std::length_error is thrown"); }
void _ZSt20__throw_out_of_rangePKc(const char *what) { THROW("std::out_of_range is thrown"); }
void _ZSt24__throw_out_of_range_fmtPKcz(const char *what, ...) { THROW("std::out_of_range is thrown"); }
void _ZSt24__throw_invalid_argumentPKc(const char *what) { THROW("std::invalid_argument is thrown"); }
void _ZSt21__throw_runtime_errorPKc(const char *what) { THROW("std::runtime_error is thrown"); }
void _ZSt20__throw_system_errori(int error) { THROW("std::system_error is thrown"); }
void _ZSt20__throw_future_errori(int error) { THROW("std::future_error is thrown"); }
void _ZSt25__throw_bad_function_callv(void) { THROW("std::bad_function_call is thrown"); }
void _ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(void *what) { THROW("an exception is thrown again"); }
void _ZSt21__glibcxx_assert_failPKciS0_S0_(const char *file, int line, const char *function, const char *what) {
  __fp_memory_misuse(0, "the C++ library is used against its rules: what it asks for does not hold");
  __fp_assume(0);
}

/* ---- what remains ---- */

/* Where an object that is deleted begins, if it has bytes before it; see src/lower/operators.rs. */
const void *__fp_given_back(const char *object, size_t before) { return object ? object - before : 0; }
/* Objects that only stand for their types. */
char _ZSt7nothrow;
char _ZNSt12placeholders2_1E, _ZNSt12placeholders2_2E, _ZNSt12placeholders2_3E, _ZNSt12placeholders2_4E;

/* The atomic operations on a std::shared_ptr: one lock for all of them. */
static unsigned pointers_locked;
static void lock_pointers(void) {
  __fp_full_fence();
  __fp_atomic_begin();
  __fp_await(LOAD(&pointers_locked) == 0);
  STORE(&pointers_locked, 1);
  __fp_atomic_end();
  __fp_full_fence();
}
void _ZNSt10_Sp_lockerC1EPKv(void *self, const void *a) { lock_pointers(); }
void _ZNSt10_Sp_lockerC1EPKvS1_(void *self, const void *a, const void *b) { lock_pointers(); }
void _ZNSt10_Sp_lockerD1Ev(void *self) {
  __fp_full_fence();
  STORE(&pointers_locked, 0);
  __fp_full_fence();
}

/* Counts of shared_ptr are atomic from the start. */
char __libc_single_threaded = 0;
_Bool _ZNSt19_Sp_make_shared_tag5_S_eqERKSt9type_info(const void *type) { return 0; }

/* A promise that is destroyed without a value: its result, unless it has been set, gets an exception, which whoever asks for the value
 * throws again. What it is does not matter; without exceptions the header would make none. */
static const char broken;
void _ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE(
    struct future_state *state, void ***holder) {
  void **result = *holder;
  if (!result)
    return;
  result[1] = (void *)&broken;
  *holder = state->result;
  state->result = result;
  STORE(&state->status, 1);
}

/* ---- streams ---- */

void _ZNSt8ios_base4InitC1Ev(void *self) {}
void _ZNSt8ios_base4InitD1Ev(void *self) {}
char _ZSt4cout[272], _ZSt4cerr[272], _ZSt4clog[272];
#define STREAM(name, ...) void *name(void *stream, ##__VA_ARGS__) { return stream; }
STREAM(_ZNSolsEb, _Bool)
STREAM(_ZNSolsEs, short)
STREAM(_ZNSolsEt, unsigned short)
STREAM(_ZNSolsEi, int)
STREAM(_ZNSolsEj, unsigned)
STREAM(_ZNSolsEl, long)
STREAM(_ZNSolsEm, unsigned long)
STREAM(_ZNSolsEx, long long)
STREAM(_ZNSolsEy, unsigned long long)
STREAM(_ZNSolsEf, float)
STREAM(_ZNSolsEd, double)
STREAM(_ZNSolsEPKv, const void *)
STREAM(_ZNSolsEPFRSoS_E, void *)
STREAM(_ZNSolsEPFRSt8ios_baseS0_E, void *)
STREAM(_ZNSo3putEc, char)
STREAM(_ZNSo5flushEv)
STREAM(_ZNSo5writeEPKcl, const char *, long)
STREAM(_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc, const char *)
STREAM(_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c, char)
STREAM(_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_a, signed char)
STREAM(_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_h, unsigned char)
STREAM(_ZStlsIcSt11char_traitsIcESaIcEERSt13basic_ostreamIT_T0_ES7_RKNSt7__cxx1112basic_stringIS4_S5_T1_EE, const void *)
STREAM(_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_NSt6thread2idE, uintptr_t)
STREAM(_ZSt4endlIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_)
STREAM(_ZSt5flushIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_)
STREAM(_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l, const char *, long)

/* ---- nodes of std::list and std::map ---- */

struct list_node { struct list_node *next, *previous; };
void _ZNSt8__detail15_List_node_base7_M_hookEPS0_(struct list_node *self, struct list_node *before) {
  self->next = before;
  self->previous = before->previous;
  before->previous->next = self;
  before->previous = self;
}
void _ZNSt8__detail15_List_node_base9_M_unhookEv(struct list_node *self) {
  struct list_node *next = self->next, *previous = self->previous;
  previous->next = next;
  next->previous = previous;
}
void _ZNSt8__detail15_List_node_base10_M_reverseEv(struct list_node *self) {
  struct list_node *node = self;
  do {
    struct list_node *next = node->next;
    node->next = node->previous;
    node->previous = next;
    node = next;
  } while (node != self);
}
void _ZNSt8__detail15_List_node_base4swapERS0_S1_(struct list_node *x, struct list_node *y) {
  struct list_node one = *x, other = *y;
  _Bool empty = one.next == x, other_empty = other.next == y;
  if (other_empty) {
    x->next = x->previous = x;
  } else {
    *x = other;
    x->next->previous = x->previous->next = x;
  }
  if (empty) {
    y->next = y->previous = y;
  } else {
    *y = one;
    y->next->previous = y->previous->next = y;
  }
}
/* Moves [first, last) before `self`. */
void _ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(struct list_node *self, struct list_node *first, struct list_node *last) {
  if (self == last || first == last)
    return;
  struct list_node *final = last->previous;
  first->previous->next = last;
  last->previous = first->previous;
  self->previous->next = first;
  first->previous = self->previous;
  final->next = self;
  self->previous = final;
}

/* A tree is in order, but not balanced: its colours only tell the header (red) from the root (black). */
struct tree_node { int colour; struct tree_node *parent, *left, *right; };
enum { RED = 0, BLACK = 1 };
static struct tree_node *next_node(struct tree_node *x) {
  if (x->right) {
    x = x->right;
    while (x->left)
      x = x->left;
    return x;
  }
  struct tree_node *y = x->parent;
  while (x == y->right) {
    x = y;
    y = y->parent;
  }
  /* The header's right child is the greatest node, which is the root if there is no other. */
  return x->right == y ? x : y;
}
static struct tree_node *previous_node(struct tree_node *x) {
  if (x->colour == RED && x->parent && x->parent->parent == x)
    return x->right;
  if (x->left) {
    x = x->left;
    while (x->right)
      x = x->right;
    return x;
  }
  struct tree_node *y = x->parent;
  while (x == y->left) {
    x = y;
    y = y->parent;
  }
  return y;
}
struct tree_node *_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(struct tree_node *x) { return next_node(x); }
struct tree_node *_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(struct tree_node *x) { return previous_node(x); }
const struct tree_node *_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base(struct tree_node *x) { return next_node(x); }
const struct tree_node *_ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base(struct tree_node *x) { return previous_node(x); }
/* The header's parent is the root, its left child the least and its right child the greatest node. */
void _ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(_Bool left, struct tree_node *x, struct tree_node *parent,
                                                                      struct tree_node *header) {
  x->parent = parent;
  x->left = 0;
  x->right = 0;
  x->colour = BLACK;
  if (left) {
    parent->left = x;
    if (parent == header) {
      header->parent = x;
      header->right = x;
    } else if (parent == header->left) {
      header->left = x;
    }
  } else {
    parent->right = x;
    if (parent == header->right)
      header->right = x;
  }
}
static void replace(struct tree_node *x, struct tree_node *by, struct tree_node *header) {
  if (header->parent == x)
    header->parent = by;
  else if (x->parent->left == x)
    x->parent->left = by;
  else
    x->parent->right = by;
  if (by)
    by->parent = x->parent;
}
struct tree_node *_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_(struct tree_node *x, struct tree_node *header) {
  if (header->left == x)
    header->left = next_node(x);
  if (header->right == x)
    header->right = header->parent == x && !x->left ? header : previous_node(x);
  if (!x->left) {
    replace(x, x->right, header);
  } else if (!x->right) {
    replace(x, x->left, header);
  } else {
    struct tree_node *y = x->right;
    while (y->left)
      y = y->left;
    if (y != x->right) {
      replace(y, y->right, header);
      y->right = x->right;
      y->right->parent = y;
    }
    replace(x, y, header);
    y->left = x->left;
    y->left->parent = y;
  }
  return x;
}

/* ---- numbers of buckets of std::unordered_map and its kin ---- */

/* Which numbers they are is left open; these grow by more than twice. Where the load factor is 1, as it is at the start, nothing
 * is computed with floating point. */
struct rehash_policy { float load; size_t resize; };
struct rehash { _Bool wanted; size_t buckets; };
static size_t full(const struct rehash_policy *p, size_t buckets) {
  return p->load == 1.0f ? buckets : (size_t)((float)buckets * p->load);
}
size_t _ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(struct rehash_policy *p, size_t least) {
  size_t buckets = 5;
  while (buckets < least && buckets < (size_t)1 << (8 * sizeof(size_t) - 3))
    buckets = 2 * buckets + 1;
  p->resize = full(p, buckets);
  return buckets;
}
struct rehash _ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm(struct rehash_policy *p, size_t buckets, size_t elements,
                                                                        size_t more) {
  struct rehash none = {0, 0};
  size_t all = elements + more;
  if (all <= p->resize)
    return none;
  size_t least = p->load == 1.0f ? all : (size_t)((float)all / p->load) + 1;
  if (least <= buckets) {
    p->resize = full(p, buckets);
    return none;
  }
  struct rehash wanted = {1, _ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(p, least)};
  return wanted;
}

/* ---- small parts ---- */

_Bool _ZSt18uncaught_exceptionv(void) { return 0; }
int _ZSt19uncaught_exceptionsv(void) { return 0; }
void _ZNSaIcEC1Ev(void *self) {}
void _ZNSaIcEC2Ev(void *self) {}
void _ZNSaIcEC1ERKS_(void *self, const void *other) {}
void _ZNSaIcEC2ERKS_(void *self, const void *other) {}
void _ZNSaIcED1Ev(void *self) {}
void _ZNSaIcED2Ev(void *self) {}

/* A barrier spreads its threads by a hash of their ids; any hash will do. */
size_t _ZSt11_Hash_bytesPKvmm(const void *bytes, size_t length, size_t seed) { return seed ^ length; }

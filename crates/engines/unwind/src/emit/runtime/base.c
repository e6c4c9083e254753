/* ---- The verifier ---------------------------------------------------------------------------- */

//@if svcomp
extern unsigned char __VERIFIER_nondet_uchar(void);
extern unsigned short __VERIFIER_nondet_ushort(void);
extern unsigned int __VERIFIER_nondet_uint(void);
extern unsigned long long __VERIFIER_nondet_ulonglong(void);
extern void __VERIFIER_assume(int condition);
extern void reach_error(void);

void __VERIFIER_assert(int condition)
{
    if (!condition)
        reach_error();
}

#define ASSUME(condition) __VERIFIER_assume(condition)
#define ASSERT(condition) __VERIFIER_assert(condition)
#define NONDET_8() ((uint8_t)__VERIFIER_nondet_uchar())
#define NONDET_16() ((uint16_t)__VERIFIER_nondet_ushort())
#define NONDET_32() ((uint32_t)__VERIFIER_nondet_uint())
#define NONDET_64() ((uint64_t)__VERIFIER_nondet_ulonglong())
//@end
//@if cbmc
extern uint8_t nondet_uint8(void);
extern uint16_t nondet_uint16(void);
extern uint32_t nondet_uint32(void);
extern uint64_t nondet_uint64(void);
extern void __CPROVER_assume(_Bool condition);
extern void __CPROVER_assert(_Bool condition, const char *description);

#define ASSUME(condition) __CPROVER_assume(condition)
#define ASSERT(condition) __CPROVER_assert(condition, "no violation of the concurrent program")
#define NONDET_8() nondet_uint8()
#define NONDET_16() nondet_uint16()
#define NONDET_32() nondet_uint32()
#define NONDET_64() nondet_uint64()
//@end

/* ---- Threads, and where each is -------------------------------------------------------------- */

uint32_t ct;                  /* the current thread */
uint32_t threads = 1;         /* so many threads have a number */
uint32_t th_pos[THREADS];     /* where each thread is */
uint8_t started;              /* whether a second thread was started: before, memory is one thread's */
uint8_t stopped;              /* the current thread: 0 goes on, 1 stands still, 2 has called for its end */
uint32_t section;             /* the current thread: how deep in atomic sections */
uint8_t section_wrote;        /* whether the outermost of them has written */
uint8_t violated;               /* a check of the concurrent program has failed (_error in the paper) */

/* Rule CHECK_RETURN: a thread that goes no further returns to the one that started it. */
#define CHECK_RETURN(value) do { if (stopped) return value; } while (0)

/* The thread stands still here. Nobody sees half a section: then it has to stand still before it. */
void stop(void)
{
    ASSUME(section == 0 || !section_wrote);
    stopped = 1;
}

/* A check fails; what threads do afterwards does not matter. */
void violation(void)
{
    violated = 1;
    stopped = 1;
}

/* A use of memory, of a lock or of a thread that C leaves undefined. */
void misuse(void)
{
//@if memsafety
    violation();
//@end
//@if !memsafety
    stop(); /* this is not one of the properties that are checked */
//@end
}

#define REQUIRE(condition, value) do { if (!(condition)) { stop(); return value; } } while (0)
#define CHECK(condition, value) do { if (!(condition)) { violation(); return value; } } while (0)
#define GUARD(condition, value) do { if (!(condition)) { misuse(); return value; } } while (0)

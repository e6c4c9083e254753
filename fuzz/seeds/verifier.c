extern int __VERIFIER_nondet_int(void);
extern _Bool __VERIFIER_nondet_bool(void);
extern void __VERIFIER_assume(int);
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
extern void reach_error(void);
int lock, count;
void __VERIFIER_atomic_take(void) { __VERIFIER_assume(lock == 0); lock = 1; }
static void set_up(void) __attribute__((constructor));
static void set_up(void) { count = 1; }
extern int other __attribute__((alias("count")));
int main(void) {
    int n = __VERIFIER_nondet_int();
    __VERIFIER_assume(n > 0 && n < 3);
    __VERIFIER_atomic_take();
    __VERIFIER_atomic_begin();
    count += n;
    __VERIFIER_atomic_end();
    if (other < 2 || (__VERIFIER_nondet_bool() && count > 3))
        reach_error();
    return 0;
}

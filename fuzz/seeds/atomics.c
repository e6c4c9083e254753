#include <stdatomic.h>
#include <stdint.h>
_Atomic int n;
_Atomic uint8_t byte;
_Atomic(long *) pointer;
atomic_flag f = ATOMIC_FLAG_INIT;
long plain;
__int128 pair;
struct both { int a, b; };
_Atomic struct both both;
int main(void) {
    int expected = 0;
    while (!atomic_compare_exchange_weak_explicit(&n, &expected, 1, memory_order_acq_rel, memory_order_relaxed))
        expected = 0;
    atomic_fetch_add(&n, 2);
    n |= 4;
    atomic_fetch_sub_explicit(&byte, 1, memory_order_relaxed);
    atomic_exchange(&pointer, &plain);
    if (!atomic_flag_test_and_set(&f))
        atomic_flag_clear_explicit(&f, memory_order_release);
    __sync_fetch_and_nand(&plain, 3);
    __sync_bool_compare_and_swap(&plain, -1, 5);
    __atomic_fetch_max(&plain, 9, __ATOMIC_SEQ_CST);
    __atomic_store_n(&plain, 6, __ATOMIC_RELEASE);
    struct both t = atomic_load(&both);
    t.a++;
    atomic_store(&both, t);
    __asm__ __volatile__("lock; addl $1, %0" : "+m"(n)::"memory", "cc");
    __asm__ __volatile__("" ::: "memory");
    __sync_synchronize();
    return n + *atomic_load_explicit(&pointer, memory_order_acquire);
}

// Read-modify-writes of C11 and of GCC, every operation.
#include <assert.h>
#include <stdatomic.h>
atomic_int a = 10;
_Atomic unsigned char b = 250;
atomic_bool flag;
atomic_flag f = ATOMIC_FLAG_INIT;
_Atomic(int *) p;
int arr[4];
int g = 5;
int out[18];
int main(void) {
  out[0] = atomic_fetch_add(&a, 5);
  out[1] = atomic_fetch_sub_explicit(&a, 1, memory_order_relaxed);
  out[2] = atomic_fetch_or(&a, 1);
  out[3] = atomic_fetch_and(&a, 12);
  out[4] = atomic_fetch_xor(&a, 5);
  out[5] = atomic_exchange(&a, 3);
  out[6] = a++;
  out[7] = --a;
  a *= 4;
  out[8] = a;
  b += 10;
  out[9] = b;
  out[10] = atomic_flag_test_and_set(&f);
  out[11] = atomic_flag_test_and_set(&f);
  atomic_flag_clear(&f);
  atomic_store(&flag, 1);
  p = arr;
  atomic_fetch_add(&p, 2);
  out[12] = (int)(p - arr);
  out[13] = __atomic_add_fetch(&g, 3, __ATOMIC_ACQ_REL);
  out[14] = __atomic_fetch_nand(&g, 12, __ATOMIC_SEQ_CST);
  out[15] = g;
  out[16] = __sync_fetch_and_add(&g, 1);
  out[17] = __sync_lock_test_and_set(&g, 1);
  __sync_lock_release(&g);
  assert(out[0] == 10 && out[1] == 15 && out[2] == 14 && out[3] == 15 && out[4] == 12 && out[5] == 9 && out[6] == 3 && out[7] == 3 && out[8] == 12 && out[9] == 4);
  assert(out[10] == 0 && out[11] == 1 && flag && out[12] == 2 && out[13] == 8 && out[14] == 8 && out[15] == -9 && out[16] == -9 && out[17] == -8 && g == 0);
  return 0;
}

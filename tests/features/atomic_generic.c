// The __atomic built-ins in their generic forms and with every width.
#include <assert.h>
#include <stdint.h>
uint8_t b = 250;
uint16_t h = 1;
uint32_t w = 2;
uint64_t d = 3;
char flag;
int *p;
int cells[3], out[10];
int main(void) {
  uint32_t seen, want = 2, next = 5;
  __atomic_load(&w, &seen, __ATOMIC_CONSUME);
  out[0] = (int)seen;
  out[1] = __atomic_compare_exchange(&w, &want, &next, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
  out[2] = __atomic_compare_exchange_n(&w, &want, 9, 0, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED);
  out[3] = (int)want;
  __atomic_store(&h, &(uint16_t){77}, __ATOMIC_RELEASE);
  uint64_t old, new = 40;
  __atomic_exchange(&d, &new, &old, __ATOMIC_ACQUIRE);
  out[4] = (int)old + (int)d + h;
  out[5] = __atomic_fetch_add(&b, 10, __ATOMIC_RELAXED) + b;
  out[6] = __atomic_test_and_set(&flag, __ATOMIC_SEQ_CST) + 2 * __atomic_test_and_set(&flag, __ATOMIC_SEQ_CST);
  __atomic_clear(&flag, __ATOMIC_RELEASE);
  __atomic_store_n(&p, &cells[1], __ATOMIC_SEQ_CST);
  out[7] = (int)(__atomic_exchange_n(&p, 0, __ATOMIC_SEQ_CST) - cells);
  out[8] = __atomic_sub_fetch(&w, 1, __ATOMIC_SEQ_CST) + __atomic_xor_fetch(&w, 3, __ATOMIC_SEQ_CST);
  out[9] = __atomic_always_lock_free(4, 0) + __atomic_is_lock_free(8, &d);
  assert(out[0] == 2 && out[1] == 1 && out[2] == 0 && out[3] == 5 && out[4] == 3 + 40 + 77 && out[5] == 254);
  assert(out[6] == 2 && !flag && out[7] == 1 && p == 0 && out[8] == 4 + 7 && out[9] == 2);
  return 0;
}

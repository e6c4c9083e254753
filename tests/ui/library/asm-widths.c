// Instructions have widths: the bytes of memory that they touch, and what becomes of the rest of a register.
//
// check: --model sc,tso
// expect: sc safe all, tso safe all
// check: --model sc,tso --engine enumerate
// expect: sc safe all, tso safe all
// check: --model sc,tso --engine directed
// expect: sc safe all, tso safe all
#include <assert.h>

#ifdef __x86_64__
static unsigned long wide = 0x1ffffffffUL;
static struct {
  int first, second;
} pair = {1, 2};
static unsigned char bytes[4] = {1, 2, 3, 4};

int main(void) {
  unsigned long r = 1;
  __asm__ volatile("lock; xaddl %k0, %1" : "+r"(r), "+m"(wide)::"memory", "cc");
  assert(wide == 0x100000000UL && r == 0xffffffffUL);

  r = 0xffffffffffffffffUL;
  __asm__ volatile("xchgl %k0, %1" : "+r"(r), "+m"(pair.first)::"memory");
  assert(r == 1 && pair.first == -1 && pair.second == 2);

  unsigned char low = 0x12;
  r = 0xffffffffffffffffUL;
  __asm__ volatile("movb %1, %b0" : "+r"(r) : "r"(low));
  assert(r == 0xffffffffffffff12UL);

  __asm__ volatile("lock; addb %1, %0" : "+m"(bytes[1]) : "ir"((unsigned char)0xff) : "memory", "cc");
  assert(bytes[0] == 1 && bytes[1] == 1 && bytes[2] == 3);

  int old = 7;
  unsigned char equal;
  __asm__ volatile("lock; cmpxchgl %3, %0; setz %1" : "+m"(pair.second), "=q"(equal), "+a"(old) : "r"(9) : "memory", "cc");
  assert(!equal && old == 2 && pair.second == 2);
  __asm__ volatile("lock; cmpxchgl %3, %0" : "+m"(pair.second), "=@ccz"(equal), "+a"(old) : "r"(9) : "memory", "cc");
  assert(equal && pair.second == 9);

  long count = -1;
  __asm__ volatile("lock; addq %1, %0" : "+m"(count) : "er"((long)-5) : "memory", "cc");
  assert(count == -6);
  return 0;
}
#else
int main(void) { return 0; }
#endif

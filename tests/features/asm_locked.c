// x86 locked instructions in inline assembly.
#include <assert.h>
int n = 5, out[9];
unsigned char z;
long w = 1;
static int xadd(int *p, int v) {
  __asm__ __volatile__("lock; xaddl %0, %1" : "+r"(v), "+m"(*p) : : "memory");
  return v;
}
static int xchg(int *p, int v) {
  __asm__ __volatile__("xchgl %0, %1" : "=r"(v), "=m"(*p) : "0"(v), "m"(*p) : "memory");
  return v;
}
static int cas(int *p, int old, int new) {
  int prev;
  __asm__ __volatile__("lock cmpxchgl %2, %1" : "=a"(prev), "+m"(*p) : "r"(new), "0"(old) : "memory");
  return prev;
}
static int dec_and_test(int *p) {
  unsigned char c;
  __asm__ __volatile__("lock; decl %0; sete %1" : "+m"(*p), "=qm"(c) : : "memory");
  return c != 0;
}
int main(void) {
  out[0] = xadd(&n, 3);
  out[1] = xchg(&n, 2);
  out[2] = cas(&n, 2, 9);
  out[3] = cas(&n, 2, 1);
  out[4] = n;
  __asm__ __volatile__("lock; incl %0" : "+m"(n));
  __asm__ __volatile__("lock addl %1,%0" : "+m"(n) : "ir"(5));
  __asm__ __volatile__("lock; orq $6,%0" : "+m"(w));
  out[5] = n;
  out[6] = (int)w;
  n = 1;
  out[7] = dec_and_test(&n);
  out[8] = dec_and_test(&n);
  int keep = 4;
  __asm__("" : "+r"(keep));
  assert(out[0] == 5 && out[1] == 8 && out[2] == 2 && out[3] == 9 && out[4] == 9 && out[5] == 15 && out[6] == 7 && out[7] == 1 && out[8] == 0 && keep == 4);
  return 0;
}

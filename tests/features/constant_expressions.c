// Initial values that are addresses and sums of addresses, differences, casts, and tables of functions.
#include <assert.h>
struct pair { int a, b; } pairs[3] = {{1, 2}, {3, 4}, {5, 6}};
static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
int *middle = &pairs[1].b, *behind = (int *)(pairs + 2) + 1;
char *bytes = (char *)pairs + sizeof(struct pair);
long length = (long)sizeof pairs / (long)sizeof(pairs[0]);
unsigned long here = (unsigned long)&pairs[2];
int (*table[2])(int, int) = {add, sub};
void *self = &self;
const char *tail = "longer text" + 7;
struct { int kind; union { float f; int *p; } u; } tagged = {2, {.p = &pairs[0].a}};
unsigned mask = ~0u << 28 | 5 * (3 > 2 ? 7 : 1), shifted = 1u << (sizeof(int) * 8 - 1);
int out[6];
int main(void) {
  out[0] = *middle * 10 + *behind;
  out[1] = ((struct pair *)bytes)->a;
  out[2] = (int)length + (here == (unsigned long)(pairs + 2));
  out[3] = table[1](table[0](5, 6), 4);
  out[4] = (self == &self) + tail[0] + *tagged.u.p;
  out[5] = (mask == 0xf0000023u) + (shifted == 0x80000000u);
  assert(out[0] == 46 && out[1] == 3 && out[2] == 4 && out[3] == 7 && out[4] == 1 + 't' + 1 && out[5] == 2);
  return 0;
}

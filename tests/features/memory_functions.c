// memcpy, memmove with overlap, memset, memcmp, memchr, strncpy: as calls and as built-ins, with lengths known late.
#include <assert.h>
#include <string.h>
struct wide { int a; char text[20]; long b; } x = {1, "wide structure", 9}, y;
char line[16] = "abcdefgh", other[16];
int out[8];
static void copy(void *to, const void *from, unsigned long n) {
  memcpy(to, from, n);
}
int main(void) {
  volatile int three = 3;
  copy(&y, &x, sizeof x);
  memmove(line + 2, line, 5);
  memset(other, 'z', (unsigned long)three);
  __builtin_memcpy(other + 4, line, 2);
  out[0] = memcmp(&x.text, &y.text, sizeof x.text);
  out[1] = memcmp("abc", "abd", (unsigned long)three) < 0;
  out[2] = (int)((char *)memchr(line, 'e', 16) - line);
  out[3] = memchr(line, 'q', 16) == 0;
  strncpy(other + 8, "xy", 6);
  out[4] = other[9] + other[13];
  out[5] = y.a + (int)y.b;
  out[6] = strcmp(line, "ababcdeh");
  out[7] = other[2] + other[3] + other[5];
  assert(out[0] == 0 && out[1] && out[2] == 6 && out[3] && out[4] == 'y' && out[5] == 10 && out[6] == 0 && out[7] == 'z' + 'b');
  return 0;
}

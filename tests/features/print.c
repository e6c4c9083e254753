// The printf family.
#include <assert.h>
#include <stdio.h>
char buf[32];
int out[3];
int main(void) {
  out[0] = snprintf(buf, sizeof buf, "%d-%s-%c", 42, "ab", 'x');
  out[1] = buf[0] * 256 + buf[6];
  printf("%5.2f %lu %p\n", 1.5, 7ul, (void *)0);
  puts("line");
  putchar('c');
  fprintf(stderr, "%x\n", 255u);
  fflush(stdout);
  out[2] = sprintf(buf, "%03d", 7);
  assert(out[0] == 7 && out[1] == '4' * 256 + 'x' && out[2] == 3 && buf[2] == '7');
  return 0;
}

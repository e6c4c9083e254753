// The printf family with argument lists. FIXME: not modelled yet; the file says what it should do when it is.
// expect: refused vsnprintf
#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
char line[40];
int out[4];
static int note(const char *format, ...) {
  va_list list, again;
  va_start(list, format);
  va_copy(again, list);
  int n = vsnprintf(line, sizeof line, format, list);
  n += 100 * vprintf(format, again);
  va_end(again);
  va_end(list);
  return n;
}
int main(void) {
  out[0] = note("%s=%04d|%-3c|", "k", 42, 'x');
  out[1] = line[2] * 1000 + line[5];
  char small[4];
  out[2] = snprintf(small, sizeof small, "%lld", 1234567ll);
  out[3] = small[2] + small[3];
  assert(out[0] == 1111 && out[1] == '0' * 1000 + '2' && out[2] == 7 && out[3] == '3');
  return 0;
}

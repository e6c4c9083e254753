// The printf family with argument lists: what is written, the length, and how the list is used up.
#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
char line[64];
int out[6];
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
static int second(char *to, size_t size, const char *format, va_list list) {
  return vsnprintf(to, size, format, list);
}
static int first(size_t size, const char *format, ...) {
  va_list list;
  memset(line, '#', sizeof line);
  va_start(list, format);
  int n = second(line, size, format, list);
  va_end(list);
  return n;
}
// What stands before the format is taken from the list, so that the rest must be found behind it.
static int after(int numbers, ...) {
  va_list list;
  int sum = 0;
  va_start(list, numbers);
  while (numbers-- > 0) sum += va_arg(list, int);
  const char *format = va_arg(list, const char *);
  int n = vsprintf(line, format, list);
  va_end(list);
  return 100 * sum + n;
}
static int to(FILE *stream, const char *format, ...) {
  va_list list;
  va_start(list, format);
  int n = vfprintf(stream, format, list);
  va_end(list);
  return n;
}
// What the headers call with _FORTIFY_SOURCE.
int __vsnprintf_chk(char *, size_t, int, size_t, const char *, va_list);
int __vsprintf_chk(char *, int, size_t, const char *, va_list);
int __vfprintf_chk(FILE *, int, const char *, va_list);
int __vprintf_chk(int, const char *, va_list);
static int checked(const char *format, ...) {
  va_list list, again[4];
  int n = 0;
  va_start(list, format);
  for (int i = 0; i < 4; i++) va_copy(again[i], list);
  n += __vsprintf_chk(line, 1, sizeof line, format, again[0]);
  n += __vfprintf_chk(stdout, 1, format, again[1]);
  n += __vprintf_chk(1, format, again[2]);
  n += vdprintf(1, format, again[3]);
  for (int i = 0; i < 4; i++) va_end(again[i]);
  n += __vsnprintf_chk(line + 32, 3, 1, 32, format, list);
  va_end(list);
  return n;
}
static void is(int n, const char *text) { assert(n == (int)strlen(text) && !strcmp(line, text)); }
int main(void) {
  out[0] = note("%s=%04d|%-3c|", "k", 42, 'x');
  out[1] = line[2] * 1000 + line[5];
  char small[4];
  out[2] = snprintf(small, sizeof small, "%lld", 1234567ll);
  out[3] = small[2] + small[3];
  assert(out[0] == 1111 && out[1] == '0' * 1000 + '2' && out[2] == 7 && out[3] == '3');
  is(first(64, "%*d|%-*d|%*d", 5, -42, 4, 7, -3, 1), "  -42|7   |1  ");
  is(first(64, "%.2s|%5.1s|%.*s|%-4s|", "abc", "abc", 1, "abc", "abc"), "ab|    a|a|abc |");
  is(first(64, "%zu %zd %td %ju", sizeof(short), (ssize_t)-1, &line[3] - line, ~0ull), "2 -1 3 18446744073709551615");
  is(first(64, "%i %ld %lld %hd %hhd", -1, -2l, -3000000000ll, 65535, 255), "-1 -2 -3000000000 -1 -1");
  is(first(64, "%x %X %#x %08lx %hhx %o", 0xabu, 0xabu, 0xabu, 0xabul, 0x1abu, 8u), "ab AB 0xab 000000ab ab 10");
  is(first(64, "%+d % d %.3d|%6.3d|%06.2d", 1, 2, 3, 4, 5), "+1  2 003|   004|    05");
  is(first(64, "%d %f %llu %.1f %c%%", 1, 0.5, 2ull, 2.25, 'c'), "1 0.500000 2 2.2 c%");
  is(first(64, "%d %Lf %d %lld", 1, 1.5L, 2, 3ll), "1 1.500000 2 3");
  is(first(64, "%p", (void *)0x1f), "0x1f");
  is(first(64, "%d%d%d%d%d%d%d%d%d", 1, 2, 3, 4, 5, 6, 7, 8, 9), "123456789");
  is(first(64, ""), "");
  int here = 0;
  long there = 0;
  is(first(64, "ab%n%d%ln", &here, 345, &there), "ab345");
  assert(here == 2 && there == 5);
  // What does not fit is counted but not written; with no room nothing is written.
  out[4] = first(6, "%s-%d", "abc", 12345);
  assert(out[4] == 9 && !memcmp(line, "abc-1", 6) && line[6] == '#');
  assert(first(4, "%dwxyz", 12) == 6 && !memcmp(line, "12w", 4) && line[4] == '#');
  assert(first(0, "%d", 123) == 3 && line[0] == '#');
  out[5] = after(2, 3, 4, "%s%d", "n", -5);
  assert(out[5] == 703 && !strcmp(line, "n-5"));
  assert(to(stderr, "%d %s\n", 10, "lines") == 9);
  assert(checked("%d-%s\n", 1, "b") == 5 * 4 && !strcmp(line, "1-b\n") && !strcmp(line + 32, "1-"));
  return 0;
}

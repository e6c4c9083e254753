/* The printf family over argument lists.
 *
 * A format is walked one conversion at a time. Each conversion, and each run of other characters, becomes one
 * instruction of the IR: the same that a whole call of `printf` or `snprintf` becomes. So the characters are made in
 * one place, and this file only knows which argument a conversion takes. An argument decides nothing here: one that
 * was never set is printed as `printf` prints it, and is no finding.
 *
 * The rejected alternative copies each conversion into a buffer and has that formatted: two more accesses for every
 * character.
 *
 * Deviations: text in memory is closed with a zero after each piece, which the next piece overwrites; `%1$d` and other
 * conversions that C does not have print as `?` and take no argument; a long double is printed as a double.
 */
#include "model.h"

typedef __builtin_va_list va_list;
#define va_arg __builtin_va_arg

/* The flags that a shape has; `-` is a negative width. */
enum { PLUS = 1, SPACE = 2, ALTERNATE = 4, ZERO = 8, LEFT = 16 };

/* The numeric conversions, after each set of flags. Width and precision are arguments, and so is what they default to:
 * a width of 0 and a negative precision are none. */
enum { DECIMAL, UNSIGNED, HEX, UPPER_HEX, OCTAL, FLOATS };
#define SHAPES4(flags, end) "%" flags "*.*" end, "%+" flags "*.*" end, "% " flags "*.*" end, "%+ " flags "*.*" end
#define SHAPES(end) { SHAPES4("", end), SHAPES4("#", end), SHAPES4("0", end), SHAPES4("#0", end) }
static const char shapes[][16][12] = {
  SHAPES("jd"), SHAPES("ju"), SHAPES("jx"), SHAPES("jX"), SHAPES("jo"),
  SHAPES("f"), SHAPES("F"), SHAPES("e"), SHAPES("E"), SHAPES("g"), SHAPES("G"), SHAPES("a"), SHAPES("A"),
};

static int shape_of(char conversion) {
  switch (conversion) {
  case 'd': case 'i': return DECIMAL;
  case 'u': return UNSIGNED;
  case 'x': return HEX;
  case 'X': return UPPER_HEX;
  case 'o': return OCTAL;
  case 'f': return FLOATS;
  case 'F': return FLOATS + 1;
  case 'e': return FLOATS + 2;
  case 'E': return FLOATS + 3;
  case 'g': return FLOATS + 4;
  case 'G': return FLOATS + 5;
  case 'a': return FLOATS + 6;
  case 'A': return FLOATS + 7;
  }
  return -1;
}

static int flag(char c) {
  switch (c) {
  case '+': return PLUS;
  case ' ': return SPACE;
  case '#': return ALTERNATE;
  case '0': return ZERO;
  case '-': return LEFT;
  }
  return 0;
}

static int digit(char c) { return c >= '0' && c <= '9'; }

/* An integer as its type leaves it after so many `l` and `h`, widened again. */
#define CUT(sign, value)                                 \
  (longs > 1    ? (sign long long)(value)                \
   : longs      ? (sign long)(value)                     \
   : shorts > 1 ? (sign char)(value)                     \
   : shorts     ? (sign short)(value)                    \
                : (sign int)(value))

/* A piece of the text, behind what is done. */
#define PUT(...)                                         \
  (done += (size_t)(print ? __fp_print(__VA_ARGS__)      \
                          : __fp_format(to + done, done < size ? size - done : 0, __VA_ARGS__)))

/* One function, since only the function that a list was passed to can take from it in the same way on every machine:
 * a list is an array on some, and a pointer on others. */
static int walk(int print, char *to, size_t size, const char *at, va_list list) {
  size_t done = 0;
  char c;
  while ((c = *at)) {
    const char *run = at;
    while (c && c != '%')
      c = *++at;
    if (at != run)
      PUT("%.*s", (int)(at - run), run);
    if (!c)
      break;
    int flags = 0, width = 0, precision = -1, longs = 0, shorts = 0, bit;
    while ((bit = flag(c = *++at)))
      flags |= bit;
    if (c == '*') {
      width = va_arg(list, int);
      c = *++at;
    }
    for (; digit(c); c = *++at)
      width = width * 10 + (c - '0');
    if (flags & LEFT && width > 0)
      width = -width;
    if (c == '.') {
      precision = 0;
      c = *++at;
      if (c == '*') {
        precision = va_arg(list, int);
        c = *++at;
      }
      for (; digit(c); c = *++at)
        precision = precision * 10 + (c - '0');
    }
    for (;; c = *++at)
      if (c == 'l')
        longs++;
      else if (c == 'h')
        shorts++;
      else if (c == 'z' || c == 't')
        longs = 1;
      else if (c == 'j' || c == 'q' || c == 'L')
        longs = 2;
      else
        break;
    int shape = shape_of(c);
    if (shape >= FLOATS) {
      double value = longs > 1 ? (double)va_arg(list, long double) : va_arg(list, double);
      PUT(shapes[shape][flags & 15], width, precision, value);
    } else if (shape >= 0) {
      unsigned long long value = longs > 1 ? va_arg(list, unsigned long long)
                                 : longs   ? va_arg(list, unsigned long)
                                           : va_arg(list, unsigned);
      value = shape == DECIMAL ? (unsigned long long)CUT(signed, value) : CUT(unsigned, value);
      /* C ignores the zeros of an integer that has a precision. */
      PUT(shapes[shape][flags & (precision < 0 ? 15 : 15 - ZERO)], width, precision, value);
    } else if (c == 'c') {
      int value = va_arg(list, int);
      PUT("%*c", width, value);
    } else if (c == 's' || c == 'p' || c == 'n') {
      void *value = va_arg(list, void *);
      if (c != 'n')
        PUT(c == 's' ? "%*.*s" : "%*.*p", width, precision, value);
      else if (longs > 1)
        *(long long *)value = (long long)done;
      else if (longs)
        *(long *)value = (long)done;
      else if (shorts > 1)
        *(signed char *)value = (signed char)done;
      else if (shorts)
        *(short *)value = (short)done;
      else
        *(int *)value = (int)done;
    } else if (c) {
      PUT(c == '%' ? "%%" : "?");
    } else {
      break;
    }
    at++;
  }
  /* Nothing was put, so nothing has closed the text. */
  if (!done)
    PUT("");
  return (int)done;
}

/* Streams are not told apart. */
int vprintf(const char *format, va_list list) { return walk(1, 0, 0, format, list); }
int vfprintf(void *stream, const char *format, va_list list) { return walk(1, 0, 0, format, list); }
int vdprintf(int file, const char *format, va_list list) { return walk(1, 0, 0, format, list); }
void vsyslog(int priority, const char *format, va_list list) { walk(1, 0, 0, format, list); }
int vsprintf(char *to, const char *format, va_list list) { return walk(0, to, ~(size_t)0, format, list); }
int vsnprintf(char *to, size_t size, const char *format, va_list list) { return walk(0, to, size, format, list); }

/* What the headers make of them with _FORTIFY_SOURCE. What is written beyond an object is found anyway. */
int __vprintf_chk(int level, const char *format, va_list list) { return walk(1, 0, 0, format, list); }
int __vfprintf_chk(void *stream, int level, const char *format, va_list list) { return walk(1, 0, 0, format, list); }
int __vdprintf_chk(int file, int level, const char *format, va_list list) { return walk(1, 0, 0, format, list); }
int __vsprintf_chk(char *to, int level, size_t room, const char *format, va_list list) {
  return walk(0, to, ~(size_t)0, format, list);
}
int __vsnprintf_chk(char *to, size_t size, int level, size_t room, const char *format, va_list list) {
  return walk(0, to, size, format, list);
}

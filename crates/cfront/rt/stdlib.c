/* The parts of stdlib.h that are plain C: numbers from text, sorting and searching, quotients; and `sscanf`. */
#include "model.h"

int *__errno_location(void);
int isdigit(int c);
int isxdigit(int c);
int isalpha(int c);
int tolower(int c);
static int space(int c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

/* Parses an integer; `limit` is the greatest magnitude on the positive side, and one more on the negative. */
static unsigned long long parse(const char *s, char **end, int base, unsigned long long limit, int is_signed) {
  const char *start = s;
  if (base < 0 || base == 1 || base > 36) {
    *__errno_location() = EINVAL;
    return 0;
  }
  while (space((unsigned char)*s))
    s++;
  int negative = *s == '-';
  if (*s == '-' || *s == '+')
    s++;
  if ((base == 0 || base == 16) && s[0] == '0' && (s[1] == 'x' || s[1] == 'X') && isxdigit((unsigned char)s[2])) {
    s += 2;
    base = 16;
  }
  if (base == 0)
    base = *s == '0' ? 8 : 10;
  unsigned long long value = 0, top = is_signed && negative ? limit + 1 : limit;
  int any = 0, over = 0;
  for (;; s++) {
    int c = (unsigned char)*s, digit;
    if (isdigit(c))
      digit = c - '0';
    else if (isalpha(c))
      digit = tolower(c) - 'a' + 10;
    else
      break;
    if (digit >= base)
      break;
    any = 1;
    if (value > (top - digit) / base)
      over = 1;
    else
      value = value * base + digit;
  }
  if (end)
    *end = (char *)(any ? s : start);
  if (over) {
    *__errno_location() = ERANGE;
    return top;
  }
  return negative ? -value : value;
}
long strtol(const char *s, char **end, int base) { return (long)parse(s, end, base, __LONG_MAX__, 1); }
unsigned long strtoul(const char *s, char **end, int base) {
  return (unsigned long)parse(s, end, base, 2ul * __LONG_MAX__ + 1, 0);
}
long long strtoll(const char *s, char **end, int base) { return (long long)parse(s, end, base, __LONG_LONG_MAX__, 1); }
unsigned long long strtoull(const char *s, char **end, int base) {
  return parse(s, end, base, 2ull * __LONG_LONG_MAX__ + 1, 0);
}
long __isoc23_strtol(const char *s, char **end, int base) { return strtol(s, end, base); }
unsigned long __isoc23_strtoul(const char *s, char **end, int base) { return strtoul(s, end, base); }
long long __isoc23_strtoll(const char *s, char **end, int base) { return strtoll(s, end, base); }
unsigned long long __isoc23_strtoull(const char *s, char **end, int base) { return strtoull(s, end, base); }
int atoi(const char *s) { return (int)strtol(s, 0, 10); }
long atol(const char *s) { return strtol(s, 0, 10); }
long long atoll(const char *s) { return strtoll(s, 0, 10); }

typedef int (*compare)(const void *, const void *);
/* Insertion sort: any order of equal elements is right, and this one makes few accesses for few elements. */
void qsort(void *base, size_t count, size_t size, compare less) {
  char *p = base;
  for (size_t i = 1; i < count; i++)
    for (size_t j = i; j > 0 && less(p + (j - 1) * size, p + j * size) > 0; j--)
      for (size_t k = 0; k < size; k++) {
        char byte = p[(j - 1) * size + k];
        p[(j - 1) * size + k] = p[j * size + k];
        p[j * size + k] = byte;
      }
}
void *bsearch(const void *key, const void *base, size_t count, size_t size, compare less) {
  const char *p = base;
  while (count) {
    const char *middle = p + count / 2 * size;
    int order = less(key, middle);
    if (order == 0)
      return (void *)middle;
    if (order > 0) {
      p = middle + size;
      count = (count - 1) / 2;
    } else {
      count = count / 2;
    }
  }
  return 0;
}
struct quotient { int quot, rem; };
struct quotient div(int a, int b) { struct quotient q = { a / b, a % b }; return q; }
struct long_quotient { long quot, rem; };
struct long_quotient ldiv(long a, long b) { struct long_quotient q = { a / b, a % b }; return q; }

struct longest_quotient { long long quot, rem; };
struct longest_quotient lldiv(long long a, long long b) { struct longest_quotient q = { a / b, a % b }; return q; }
/* What rand_r gives is an input; its seed goes on as in the example of the C standard. */
void __fp_next_seed(unsigned *seed) { *seed = *seed * 1103515245 + 12345; }

/* sscanf with integers, characters and words; the front end has checked that the format has no other conversion. */
int __fp_sscanf(const char *s, const char *format, ...) {
  __builtin_va_list list;
  const char *start = s;
  int done = 0;
  __builtin_va_start(list, format);
  for (; *format; format++) {
    if (space((unsigned char)*format)) {
      while (space((unsigned char)*s))
        s++;
      continue;
    }
    if (*format != '%') {
      if (!*s && !done)
        done = -1;
      if (*s != *format)
        break;
      s++;
      continue;
    }
    int skip = 0, size = 0;
    unsigned width = 0;
    for (format++;; format++) {
      if (*format == '*')
        skip = 1;
      else if (isdigit((unsigned char)*format))
        width = width * 10 + (*format - '0');
      else if (*format == 'l')
        size++;
      else if (*format == 'h')
        size--;
      else
        break;
    }
    if (*format == 'n') {
      *__builtin_va_arg(list, int *) = (int)(s - start);
      continue;
    }
    if (*format != 'c')
      while (space((unsigned char)*s))
        s++;
    if (*format == '%') {
      if (!*s && !done)
        done = -1;
      if (*s != '%')
        break;
      s++;
      continue;
    }
    if (!*s) {
      if (!done)
        done = -1;
      break;
    }
    if (*format == 'c' || *format == 's') {
      char *to = skip ? 0 : __builtin_va_arg(list, char *);
      unsigned limit = width ? width : *format == 'c' ? 1 : ~0u;
      unsigned n = 0;
      while (n < limit && *s && (*format == 'c' || !space((unsigned char)*s))) {
        if (to)
          to[n] = *s;
        n++;
        s++;
      }
      if (to && *format == 's')
        to[n] = 0;
    } else {
      int base = *format == 'd' || *format == 'u' ? 10 : *format == 'o' ? 8 : *format == 'i' ? 0 : 16;
      int is_signed = *format == 'd' || *format == 'i';
      unsigned long long limit = size >= 2 ? __LONG_LONG_MAX__ : __LONG_MAX__;
      char *end;
      long long value = (long long)parse(s, &end, base, is_signed ? limit : 2 * limit + 1, is_signed);
      if (end == s)
        break;
      s = end;
      if (!skip) {
        void *to = __builtin_va_arg(list, void *);
        if (size >= 2)
          *(long long *)to = value;
        else if (size == 1)
          *(long *)to = (long)value;
        else if (size == 0)
          *(int *)to = (int)value;
        else if (size == -1)
          *(short *)to = (short)value;
        else
          *(char *)to = (char)value;
      }
    }
    if (!skip)
      done++;
  }
  __builtin_va_end(list);
  return done;
}

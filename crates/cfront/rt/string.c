/* string.h, and the parts of stdlib.h that are plain C. All accesses to the caller's memory are plain, byte by byte,
 * so that races on it are found. */
#include "model.h"

static __thread int error_number;
int *__errno_location(void) { return &error_number; }

size_t strlen(const char *s) {
  size_t n = 0;
  while (s[n])
    n++;
  return n;
}
size_t strnlen(const char *s, size_t max) {
  size_t n = 0;
  while (n < max && s[n])
    n++;
  return n;
}
char *strcpy(char *to, const char *from) {
  size_t i = 0;
  do
    to[i] = from[i];
  while (from[i++]);
  return to;
}
char *stpcpy(char *to, const char *from) {
  while ((*to = *from)) {
    to++;
    from++;
  }
  return to;
}
char *strncpy(char *to, const char *from, size_t n) {
  size_t i = 0;
  for (; i < n && from[i]; i++)
    to[i] = from[i];
  for (; i < n; i++)
    to[i] = 0;
  return to;
}
char *strcat(char *to, const char *from) {
  strcpy(to + strlen(to), from);
  return to;
}
char *strncat(char *to, const char *from, size_t n) {
  size_t at = strlen(to), i = 0;
  for (; i < n && from[i]; i++)
    to[at + i] = from[i];
  to[at + i] = 0;
  return to;
}
int strcmp(const char *a, const char *b) {
  while (*a && *a == *b) {
    a++;
    b++;
  }
  return (unsigned char)*a - (unsigned char)*b;
}
int strncmp(const char *a, const char *b, size_t n) {
  for (; n; n--, a++, b++)
    if (*a != *b || !*a)
      return (unsigned char)*a - (unsigned char)*b;
  return 0;
}
int strcoll(const char *a, const char *b) { return strcmp(a, b); }
char *strchr(const char *s, int c) {
  for (;; s++) {
    if (*s == (char)c)
      return (char *)s;
    if (!*s)
      return 0;
  }
}
char *strrchr(const char *s, int c) {
  const char *found = 0;
  do
    if (*s == (char)c)
      found = s;
  while (*s++);
  return (char *)found;
}
char *strstr(const char *s, const char *what) {
  size_t n = strlen(what);
  for (;; s++) {
    if (!strncmp(s, what, n))
      return (char *)s;
    if (!*s)
      return 0;
  }
}
size_t strspn(const char *s, const char *set) {
  size_t n = 0;
  while (s[n] && strchr(set, s[n]))
    n++;
  return n;
}
size_t strcspn(const char *s, const char *set) {
  size_t n = 0;
  while (s[n] && !strchr(set, s[n]))
    n++;
  return n;
}
char *strpbrk(const char *s, const char *set) {
  s += strcspn(s, set);
  return *s ? (char *)s : 0;
}
char *strtok_r(char *s, const char *set, char **rest) {
  if (!s)
    s = *rest;
  s += strspn(s, set);
  if (!*s) {
    *rest = s;
    return 0;
  }
  char *end = s + strcspn(s, set);
  if (*end)
    *end++ = 0;
  *rest = end;
  return s;
}
static char *token;
char *strtok(char *s, const char *set) { return strtok_r(s, set, &token); }
char *strdup(const char *s) {
  size_t n = strlen(s) + 1;
  char *copy = __fp_malloc(n, 16, 0);
  __fp_memcpy(copy, s, n);
  return copy;
}
char *strndup(const char *s, size_t max) {
  size_t n = strnlen(s, max);
  char *copy = __fp_malloc(n + 1, 16, 0);
  __fp_memcpy(copy, s, n);
  copy[n] = 0;
  return copy;
}
int memcmp(const void *a, const void *b, size_t n) {
  const unsigned char *x = a, *y = b;
  for (; n; n--, x++, y++)
    if (*x != *y)
      return *x - *y;
  return 0;
}
int bcmp(const void *a, const void *b, size_t n) { return memcmp(a, b, n); }
void *memchr(const void *s, int c, size_t n) {
  const unsigned char *p = s;
  for (; n; n--, p++)
    if (*p == (unsigned char)c)
      return (void *)p;
  return 0;
}
void *memrchr(const void *s, int c, size_t n) {
  const unsigned char *p = s;
  while (n--)
    if (p[n] == (unsigned char)c)
      return (void *)(p + n);
  return 0;
}

void *calloc(size_t count, size_t size) {
  size_t total;
  if (__builtin_mul_overflow(count, size, &total))
    return 0;
  return __fp_malloc(total, 16, 1);
}
void *realloc(void *old, size_t size) {
  void *new = __fp_malloc(size, 16, 0);
  if (!old)
    return new;
  size_t had = __fp_object_size(old);
  __fp_memcpy(new, old, had < size ? had : size);
  __fp_free(old);
  return new;
}
void *reallocarray(void *old, size_t count, size_t size) {
  size_t total;
  if (__builtin_mul_overflow(count, size, &total))
    return 0;
  return realloc(old, total);
}
void *aligned_alloc(size_t align, size_t size) { return __fp_malloc(size, align, 0); }
void *memalign(size_t align, size_t size) { return __fp_malloc(size, align, 0); }
int posix_memalign(void **place, size_t align, size_t size) {
  if (align < sizeof(void *) || (align & (align - 1)))
    return EINVAL;
  *place = __fp_malloc(size, align, 0);
  return 0;
}
size_t malloc_usable_size(void *p) { return p ? __fp_object_size(p) : 0; }

static int space(int c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
int isdigit(int c);
int isalpha(int c);
int tolower(int c);

/* Parses an integer; `limit` is the greatest magnitude on the positive side, and one more on the negative. */
static unsigned long long parse(const char *s, char **end, int base, unsigned long long limit, int is_signed) {
  const char *start = s;
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
    error_number = 34;
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
      char *end;
      long long value = (long long)parse(s, &end, base, 2ull * __LONG_LONG_MAX__ + 1, 0);
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

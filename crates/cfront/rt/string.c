/* string.h, and what allocates of stdlib.h. All accesses to the caller's memory are plain, byte by byte, so that races on
 * it are found. What a function reads may not overlap what it writes, but for `memmove`. */
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
static void apart(const char *to, size_t written, const char *from, size_t read) {
  __fp_memory_misuse(to + written <= from || from + read <= to, "a string is copied onto itself: the two overlap");
}
char *strcpy(char *to, const char *from) {
  size_t i = 0;
  do
    to[i] = from[i];
  while (from[i++]);
  apart(to, i, from, i);
  return to;
}
char *stpcpy(char *to, const char *from) {
  size_t i = 0;
  for (; (to[i] = from[i]); i++)
    ;
  apart(to, i + 1, from, i + 1);
  return to + i;
}
char *strncpy(char *to, const char *from, size_t n) {
  size_t i = 0;
  for (; i < n && from[i]; i++)
    to[i] = from[i];
  apart(to, i, from, i);
  for (; i < n; i++)
    to[i] = 0;
  return to;
}
char *strcat(char *to, const char *from) {
  size_t at = strlen(to), i = 0;
  do
    to[at + i] = from[i];
  while (from[i++]);
  apart(to, at + i, from, i);
  return to;
}
char *strncat(char *to, const char *from, size_t n) {
  size_t at = strlen(to), i = 0;
  for (; i < n && from[i]; i++)
    to[at + i] = from[i];
  to[at + i] = 0;
  apart(to, at + i + 1, from, i);
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
static int lower(char c) { return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : (unsigned char)c; }
int strncasecmp(const char *a, const char *b, size_t n) {
  for (; n; n--, a++, b++)
    if (lower(*a) != lower(*b) || !*a)
      return lower(*a) - lower(*b);
  return 0;
}
int strcasecmp(const char *a, const char *b) { return strncasecmp(a, b, ~(size_t)0); }
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
char *strsep(char **rest, const char *set) {
  char *s = *rest;
  if (!s)
    return 0;
  char *end = s + strcspn(s, set);
  if (*end)
    *end++ = 0;
  else
    end = 0;
  *rest = end;
  return s;
}
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
/* As in glibc, no size is a `free`. */
void *realloc(void *old, size_t size) {
  if (!old)
    return __fp_malloc(size, 16, 0);
  if (!size) {
    __fp_free(old);
    return 0;
  }
  void *new = __fp_malloc(size, 16, 0);
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


// Enumerations, packed and aligned structures, flexible members, offsetof, generic selection, static assertions.
#include <assert.h>
#include <stdalign.h>
#include <stddef.h>
#include <stdlib.h>
enum colour { RED = -1, GREEN, BLUE = 40 };
struct __attribute__((packed)) tight { char a; int b; short c; } t = {1, 0x12345678, 3};
struct loose { char a; alignas(16) int b; } l = {1, 2};
struct flexible { int count; short items[]; };
_Static_assert(sizeof(struct tight) == 7, "packed");
_Static_assert(offsetof(struct loose, b) == 16, "aligned");
#define KIND(x) _Generic((x), int: 1, long: 2, char *: 3, default: 4)
enum colour shade = BLUE;
int out[6];
int main(void) {
  struct flexible *f = malloc(sizeof *f + 3 * sizeof f->items[0]);
  if (!f) return 0;
  f->count = 3;
  for (int i = 0; i < f->count; i++) f->items[i] = (short)(i * 5);
  t.b += f->items[2];
  out[0] = t.b == 0x12345678 + 10;
  out[1] = t.c + l.b + shade;
  out[2] = KIND(1) * 1000 + KIND(1l) * 100 + KIND((char *)0) * 10 + KIND(1.0);
  out[3] = (int)sizeof(struct loose) + (int)alignof(struct loose);
  out[4] = ((unsigned long)&l.b & 15) == 0;
  out[5] = (struct tight){.c = 9}.c + RED + GREEN;
  free(f);
  assert(out[0] && out[1] == 45 && out[2] == 1234 && out[3] == 48 && out[4] && out[5] == 8);
  return 0;
}

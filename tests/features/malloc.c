// malloc, calloc, realloc, aligned_alloc, posix_memalign, free.
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
int out[4];
int main(void) {
  int *p = malloc(2 * sizeof *p);
  p[0] = 1;
  p[1] = 2;
  p = realloc(p, 3 * sizeof *p);
  p[2] = 3;
  int *z = calloc(3, sizeof *z);
  int *a = aligned_alloc(64, 64);
  void *m = 0;
  out[3] = posix_memalign(&m, 32, 8);
  *a = 5;
  out[0] = p[0] + p[1] + p[2];
  out[1] = z[0] + z[2];
  out[2] = (uintptr_t)a % 64 == 0 && (uintptr_t)m % 32 == 0;
  free(p);
  free(z);
  free(a);
  free(m);
  free(0);
  assert(out[0] == 6 && out[1] == 0 && out[2] == 1 && out[3] == 0);
  return 0;
}

// string.h, ctype.h and conversions of stdlib.h.
#include <assert.h>
#include <stdlib.h>
#include <string.h>
char buf[16];
int out[12];
static int less(const void *a, const void *b) {
  return *(const int *)a - *(const int *)b;
}
int main(void) {
  strcpy(buf, "ab");
  strcat(buf, "cd");
  strncat(buf, "efgh", 1);
  out[0] = (int)strlen(buf);
  out[1] = strcmp(buf, "abcde");
  out[2] = strncmp("abx", "aby", 2);
  out[3] = (int)(strchr(buf, 'c') - buf);
  out[4] = (int)(strstr(buf, "de") - buf);
  out[5] = memcmp("a", "b", 1) < 0;
  out[6] = (int)(strrchr("aba", 'a') - (char *)0 != 0);
  char *d = strdup(buf);
  out[7] = d[4];
  free(d);
  out[8] = atoi(" -42x");
  char *end;
  out[9] = (int)strtol("0x1fz", &end, 0) + *end;
  int v[3] = {3, 1, 2};
  qsort(v, 3, sizeof *v, less);
  out[10] = v[0] * 100 + v[1] * 10 + v[2];
  int key = 2;
  out[11] = (int)((int *)bsearch(&key, v, 3, sizeof *v, less) - v);
  assert(out[0] == 5 && out[1] == 0 && out[2] == 0 && out[3] == 2 && out[4] == 3 && out[5] == 1 && out[7] == 'e' && out[8] == -42 && out[9] == 31 + 'z' && out[10] == 123 && out[11] == 1);
  return 0;
}

// A program without arguments: argc is 1 and argv ends with a null pointer.
#include <assert.h>
#include <stdio.h>
int count, n = -1, last;
int main(int argc, char **argv) {
  count = argc;
  last = argv[argc] == 0;
  if (argc > 1) sscanf(argv[1], "%d", &n);
  assert(count == 1 && last && sscanf(" 12 x34", "%d x%x", &n, &last) == 2 && n == 12 && last == 0x34);
  return 0;
}

// exit ends the program wherever it is called; abort too.
// expect: exit
#include <assert.h>
#include <stdlib.h>
int reached;
static void leave(int n) {
  if (n == 3) exit(0);
}
int main(void) {
  for (int i = 0; i < 5; i++) {
    reached = i;
    leave(i);
  }
  assert(0);
  return 1;
}

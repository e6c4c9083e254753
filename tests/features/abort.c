// abort is reached: the program ends there, and nobody has asked about it.
// expect: exit
#include <stdlib.h>
int reached;
int main(void) {
  reached = 1;
  if (reached) abort();
  reached = 2;
  return 0;
}

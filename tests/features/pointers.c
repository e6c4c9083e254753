// Pointers: arithmetic, to pointers, into structs, compared, cast to integers and back.
#include <assert.h>
#include <stddef.h>
#include <stdint.h>
struct node { int v; struct node *next; } n3 = {3, 0}, n2 = {2, &n3}, n1 = {1, &n2};
int a[5] = {10, 20, 30, 40, 50};
int out[5];
int main(void) {
  int *p = a + 1, *q = &a[4];
  int **pp = &p;
  *pp += 1;
  for (struct node *n = &n1; n; n = n->next) out[0] = out[0] * 10 + n->v;
  out[1] = *p;
  out[2] = (int)(q - p);
  out[3] = p < q;
  uintptr_t u = (uintptr_t)p;
  u += sizeof(int);
  out[4] = *(int *)u;
  struct node *back = (struct node *)((char *)&n1.next - offsetof(struct node, next));
  assert(out[0] == 123 && out[1] == 30 && out[2] == 2 && out[3] == 1 && out[4] == 40 && back == &n1);
  return 0;
}

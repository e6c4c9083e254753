// Objects of the stack made at run time: alloca in a loop, and arrays whose life ends with their block.
#include <assert.h>
struct link { struct link *next; int v; };
int sum, ends;
int main(void) {
  struct link *head = 0;
  for (int i = 1; i <= 4; i++) {
    struct link *new = __builtin_alloca(sizeof *new);
    new->v = i * i;
    new->next = head;
    head = new;
  }
  for (struct link *l = head; l; l = l->next) sum = sum * 3 + l->v;
  for (int n = 1; n < 4; n++) {
    int room[n];
    room[n - 1] = n;
    ends += room[n - 1] * (int)sizeof room;
  }
  assert(sum == ((16 * 3 + 9) * 3 + 4) * 3 + 1 && ends == 4 + 16 + 36);
  return 0;
}

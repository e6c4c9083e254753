// Arrays of several dimensions, initialisers, designated initialisers, strings.
#include <assert.h>
int grid[2][3] = {{1, 2, 3}, {4}};
char text[] = "fence";
int sparse[6] = {[4] = 9, [1] = 2};
int out[4];
struct entry { const char *name; int *value; } table[] = {{"a", &sparse[1]}, {"b", &sparse[4]}};
int main(void) {
  int local[3] = {0};
  local[2] = grid[0][2];
  for (int i = 0; i < 2; i++) for (int j = 0; j < 3; j++) out[0] += grid[i][j] * (j + 1);
  out[1] = (int)sizeof text + text[4];
  out[2] = *table[1].value + *table[0].value;
  out[3] = local[0] + local[2];
  assert(out[0] == 18 && out[1] == 6 + 'e' && out[2] == 11 && out[3] == 3 && table[1].name[0] == 'b');
  return 0;
}

// Structs: nested, copied, passed and returned by value, small and large.
#include <assert.h>
struct point { int x, y; };
struct pair { long a; char b; };
struct big { int v[6]; struct point p; };
struct floats { float x, y; };
struct mixed { double d; int i; };
struct point p = {1, 2};
struct big g;
int out[8];
static struct point swap(struct point q) {
  struct point r = {q.y, q.x};
  return r;
}
static struct pair make(long a, char b) {
  struct pair r = {a, b};
  return r;
}
static struct big grow(struct big b) {
  for (int i = 0; i < 6; i++) b.v[i] += i;
  b.p = swap(b.p);
  return b;
}
static struct floats half(struct floats f) {
  f.x /= 2;
  f.y /= 2;
  return f;
}
static struct mixed bump(struct mixed m) {
  m.d += 1;
  m.i += 2;
  return m;
}
int main(void) {
  p = swap(p);
  struct pair q = make(40, 2);
  g.p = p;
  g.v[3] = 7;
  struct big h = grow(g);
  struct floats f = half((struct floats){3, 5});
  struct mixed m = bump((struct mixed){0.5, 3});
  out[0] = p.x;
  out[1] = p.y;
  out[2] = (int)q.a + q.b;
  out[3] = h.v[3];
  out[4] = h.v[5];
  out[5] = h.p.x;
  out[6] = (int)(f.x * 2 + f.y * 2);
  out[7] = (int)(m.d * 2) + m.i;
  assert(out[0] == 2 && out[1] == 1 && out[2] == 42 && out[3] == 10 && out[4] == 5 && out[5] == 1 && g.v[5] == 0);
  assert(out[6] == 8 && out[7] == 8);
  return 0;
}

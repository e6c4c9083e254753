// C++ without exceptions: classes, virtual functions, new and delete, templates, references, static locals.
#include <assert.h>
struct Shape { virtual int area() const = 0; virtual ~Shape() {} };
struct Square : Shape { int s; explicit Square(int n) : s(n) {} int area() const override { return s * s; } };
template <typename T> static T larger(T a, T b) { return a < b ? b : a; }
static int made; struct Count { Count() { made++; } int v = 3; };
static Count &instance() { static Count c; return c; }
int out[4]; Count global;
int main() { Shape *p = new Square(5); out[0] = p->area(); delete p; out[1] = larger(3, 9); out[2] = instance().v + instance().v; out[3] = made; int *a = new int[3](); a[1] = 2; int &r = a[1]; r++; assert(a[1] == 3); delete[] a; assert(out[0] == 25 && out[1] == 9 && out[2] == 6 && out[3] == 2); return 0; }

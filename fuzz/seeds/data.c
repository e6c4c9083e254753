#include <stdarg.h>
#include <string.h>
struct point { char tag; short x; long y; };
union word { unsigned u; unsigned char b[4]; float f; };
struct bits { unsigned a : 3; int b : 5; unsigned long c : 40; };
struct node { struct node *next; int v[3]; } last = { 0, { 1, 2, 3 } }, first = { &last, { 4, [2] = 6 } };
static int twice(int n) { return 2 * n; }
static int thrice(int n) { return 3 * n; }
int (*table[])(int) = { twice, thrice, 0 };
const char *names[] = { "zero", "one" };
static int sum(int n, ...) {
    va_list list;
    int total = 0;
    va_start(list, n);
    while (n--)
        total += va_arg(list, int);
    va_end(list);
    return total;
}
static struct point move(struct point p, int n) { p.x += n; p.y -= n; return p; }
static int kind(int n) {
    switch (n) {
    case 0: return 5;
    case 1: case 2: return 6;
    case 1000: goto out;
    default: return table[n & 1](n);
    }
out:
    return -1;
}
static int fact(int n) { return n < 2 ? 1 : n * fact(n - 1); }
int main(void) {
    struct point p = { 'a', 1, 2 }, q;
    union word w = { 0x3f800000 };
    struct bits b = { 1, -2, 3 };
    int n = kind(2), vla[n];
    memcpy(&q, &p, sizeof q);
    memset(vla, 0, sizeof vla);
    q = move(q, n);
    b.b += vla[1];
    void *jump[] = { &&a, &&b };
    goto *jump[n & 1];
a:
    n = ({ int t = n + 1; t; });
b:
    return sum(3, n, fact(4), kind(1000)) + (w.f == 1.0f) + b.b + (int)strlen(names[1]) + first.next->v[2] + q.tag;
}

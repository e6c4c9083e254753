#include <math.h>
#include <stdlib.h>
__int128 wide = -5;
unsigned long long ull = 1ull << 63;
double d = 0.1;
long double ld = 3;
_Bool flag;
int main(int argc, char **argv) {
    int a = argc, b = 3, r;
    wide = wide * a / b + (wide >> 2);
    flag = __builtin_mul_overflow(a, b, &r);
    r += __builtin_popcount(a) + __builtin_clz(b) + __builtin_ctz(b) + __builtin_bswap32(a);
    unsigned u = (unsigned)r >> (b & 31);
    d = d * a + (double)u - (float)ull;
    ld = ld + d;
    short s = (short)(r % b);
    signed char c = (signed char)-s;
    r = a > b ? abs(c) : (int)fabs(d);
    r ^= a | b & ~u;
    return (unsigned long)argv + r < ull && d != d || ld > 2;
}

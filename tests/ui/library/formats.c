// What snprintf writes and returns, and what %n stores.
//
// check: --model sc --data-model lp64
// expect: sc safe
// check: --model tso --data-model ilp32
// expect: tso safe

#include <assert.h>
#include <stdio.h>
#include <string.h>

char line[64];

#define IS(text, ...) \
    assert(snprintf(line, sizeof line, __VA_ARGS__) == sizeof text - 1 && !memcmp(line, text, sizeof text))

int main(void)
{
    IS("1234567890123 -1", "%lld %ld", 1234567890123ll, -1l);
    IS("010 0 0x0000ff 255", "%#o %.1d %#08x %zu", 8, 0, 255, (size_t)255);
    IS("| +|   005", "%.0d|%+2.0d|%06.3d", 0, 0, 5);
    IS("0x1.8p+1 2. 0.500000 1.5", "%a %#.0f %#g %Lg", 3.0, 2.0, 0.5, 1.5L);
    IS("INF  -inf nan", "%F %05f %g", __builtin_inf(), -__builtin_inf(), __builtin_nan(""));
    IS("(nil) (null)  0x10", "%p %s %.3s %p", (void *)0, (char *)0, (char *)0, (void *)16);

    char open[3] = { 'a', 'b', 'c' };
    IS("abc|ab", "%.3s|%.2s", open, open);

    int here = 0;
    short there[2] = { 0, 9 };
    IS("ab   345", "ab%n%6d%hn", &here, 345, there);
    assert(here == 2 && there[0] == 8 && there[1] == 9);
    assert(snprintf(line, 3, "%d%n", 12345, &here) == 5 && here == 5 && !strcmp(line, "12"));
    assert(printf("%d\n%n", here, &here) == 2 && here == 2);
    return 0;
}

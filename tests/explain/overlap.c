#include <string.h>

char a[4];
size_t n = 3;

int main(void) {
    memcpy(a + 1, a, n);
    return 0;
}

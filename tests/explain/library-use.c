#include <stdio.h>

int (*say)(const char *, ...) = printf;

int main(void) {
    say("hello");
    return 0;
}

#include <time.h>

time_t now;

int main(void) {
    time(&now);
    return 0;
}

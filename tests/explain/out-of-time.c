volatile unsigned n;

int main(void) {
    while (1) {
        n++;
    }
}

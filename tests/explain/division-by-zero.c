int n;

int main(void) {
    return 1 / n;
}

int a[2];

int main(void) {
    int i = 2;
    return a[i];
}

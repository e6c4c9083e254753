int x;

int main(void) {
    int (*f)(void) = (int (*)(void))&x;
    return f();
}

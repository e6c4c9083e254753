struct large {
    char bytes[5000];
};

struct large l;

static int f(int n, ...) {
    return n;
}

int main(void) {
    return f(0, l);
}

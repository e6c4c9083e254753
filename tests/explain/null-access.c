int *p;

int main(void) {
    return *p;
}

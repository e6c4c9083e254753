const int limit = 3;

int main(void) {
    *(int *)&limit = 4;
    return 0;
}

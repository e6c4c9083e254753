extern int limit;

int main(void) {
    return limit;
}

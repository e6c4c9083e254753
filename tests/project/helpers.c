// A part of other programs.
int twice(int n) {
    return 2 * n;
}

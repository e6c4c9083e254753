int main(void) {
    float x = 1.5f;
    return (int)x;
}

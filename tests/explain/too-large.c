char memory[1ul << 47];

int main(void) {
    return memory[0];
}

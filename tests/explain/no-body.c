int read_sensor(void);

int main(void) {
    return read_sensor();
}

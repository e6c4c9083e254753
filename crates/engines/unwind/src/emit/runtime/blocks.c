
/* Copies bytes, in accesses of so many, and the rest byte by byte. */
void copy_block(ptr_t to, ptr_t from, uint64_t length, uint32_t unit, uint8_t overlap)
{
    uint64_t whole = length / unit;
    uint64_t steps = whole + length % unit;
    GUARD(overlap || to == from || (from - to >= length && to - from >= length), );
    for (uint64_t i = 0; i < steps; i++) {
        uint64_t k = overlap && to > from ? steps - 1 - i : i;
        uint64_t at = k < whole ? k * unit : whole * unit + (k - whole);
        uint32_t size = k < whole ? unit : 1;
        uint64_t value = mem_read(from + (ptr_t)at, size);
        CHECK_RETURN();
        mem_write(to + (ptr_t)at, size, value);
        CHECK_RETURN();
    }
}

/* Fills bytes, in accesses of so many, and the rest byte by byte. */
void fill_block(ptr_t to, uint8_t byte, uint64_t length, uint32_t unit)
{
    uint64_t whole = length / unit;
    uint64_t steps = whole + length % unit;
    for (uint64_t i = 0; i < steps; i++) {
        uint64_t at = i < whole ? i * unit : whole * unit + (i - whole);
        uint32_t size = i < whole ? unit : 1;
        uint64_t value = byte * (uint64_t)0x0101010101010101;
        mem_write(to + (ptr_t)at, size, size < 8 ? value & (((uint64_t)1 << (8 * size)) - 1) : value);
        CHECK_RETURN();
    }
}

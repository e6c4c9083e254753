
/* The second thread is about to start. */
void mem_begin(void)
{
    for (uint32_t c = 0; c < CELLS; c++)
        mem[0][c] = first[c];
}

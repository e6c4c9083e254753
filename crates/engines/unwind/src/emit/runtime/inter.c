
/* ---- The memory unwinding: clusters of writes, of all threads in the order of their simulation -- */

cell_t guess[WRITES + 1][CELLS]; /* what memory holds before each cluster: guessed, but for the first */
cell_t mem[WRITES + 1][CELLS];   /* what the threads make of it */

/* Guesses the unwinding. */
void mem_init(void)
{
    for (uint32_t i = 1; i <= WRITES; i++)
        for (uint32_t c = 0; c < CELLS; c++) {
            guess[i][c] = NONDET_CELL();
            mem[i][c] = guess[i][c];
        }
}

/* What a cell holds where the thread is. */
cell_t mem_get(uint32_t cell)
{
    cell_t value = started ? mem[0][cell] : first[cell];
    for (uint32_t i = 1; i <= WRITES; i++)
        if (i == th_pos[ct])
            value = mem[i][cell];
    return value;
}

/* Before a read or write: the thread may wait for a later cluster, or for ever. Not within a section. */
void mem_jump(void)
{
    if (!started || section != 0)
        return;
    uint32_t jump = NONDET_32();
    ASSUME(jump >= th_pos[ct] && jump <= WRITES + 1);
    if (jump > WRITES)
        stop();
    else
        th_pos[ct] = jump;
}

void mem_put(uint32_t cell, cell_t value PART)
{
    if (!started) {
        PUT(first[cell]);
        return;
    }
    mem_jump();
    CHECK_RETURN();
    section_wrote = section != 0;
    for (uint32_t i = 0; i <= WRITES; i++)
        if (i == th_pos[ct])
            PUT(mem[i][cell]);
}

/* A thread begins in a cluster. */
void mem_thread_begin(uint32_t position)
{
    th_pos[ct] = position;
}

/* A thread goes no further. */
void mem_thread_end(void)
{
}

/* The thread starts or joins another one. */
void mem_settle(void)
{
}

/* The thread moves on to where another one ended. */
void mem_reach(uint32_t position)
{
    if (position <= th_pos[ct])
        return;
    ASSUME(section == 0);
    th_pos[ct] = position;
}

/* What the threads have made of each cluster is what the next one was guessed to begin with. */
void mem_allthreads_executed(void)
{
    for (uint32_t i = 0; i < WRITES; i++)
        for (uint32_t c = 0; c < CELLS; c++)
            ASSUME(!started || mem[i][c] == guess[i + 1][c]);
}

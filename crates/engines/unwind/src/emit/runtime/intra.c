
/* Guesses the unwinding. */
void mem_init(void)
{
    last = NONDET_32();
    ASSUME(last <= WRITES);
    for (uint32_t i = 1; i <= WRITES; i++) {
        owner[i] = NONDET_32();
        for (uint32_t c = 0; c < CELLS; c++)
            mem[i][c] = NONDET_CELL();
    }
    for (uint32_t t = 0; t < THREADS; t++)
        th_nxt_wr[t] = next_write(t, 0);
}

/* What a cell holds where the thread is. */
cell_t mem_get(uint32_t cell)
{
    cell_t value = started ? mem[0][cell] : first[cell];
    if (within)
        return own_view[cell];
    for (uint32_t i = 1; i <= WRITES; i++)
        if (i == th_pos[ct])
            value = mem[i][cell];
    return value;
}

/* The thread leaves its cluster: what it has written is what was guessed. */
void leave(void)
{
    if (!within)
        return;
    for (uint32_t i = 1; i <= WRITES; i++)
        if (i == th_pos[ct])
            for (uint32_t c = 0; c < CELLS; c++)
                ASSUME(mem[i][c] == own_view[c]);
    within = 0;
}

/* Before a read or write: the thread may leave its cluster and move on. Not within a section. */
void mem_jump(void)
{
    if (!started || section != 0)
        return;
    if (within && (NONDET_8() & 1))
        return;
    leave();
    uint32_t jump = NONDET_32();
    ASSUME(jump >= th_pos[ct] && jump <= last && jump < th_nxt_wr[ct]);
    th_pos[ct] = jump;
}

/* The thread enters its next cluster, or goes no further if it has none. */
void enter(void)
{
    uint32_t position = th_nxt_wr[ct];
    if (position > last) {
        stop();
        return;
    }
    ASSUME(section == 0 || position == th_pos[ct] + 1);
    for (uint32_t i = 1; i <= WRITES; i++)
        if (i == position)
            for (uint32_t c = 0; c < CELLS; c++)
                own_view[c] = mem[i - 1][c];
    th_pos[ct] = position;
    th_nxt_wr[ct] = next_write(ct, position);
    within = 1;
}

void mem_put(uint32_t cell, cell_t value PART)
{
    if (!started) {
        PUT(first[cell]);
        return;
    }
    mem_jump();
    if (!within)
        enter();
    CHECK_RETURN();
    section_wrote = section != 0;
    PUT(own_view[cell]);
}

/* A thread goes no further: all its clusters are done. */
void mem_thread_end(void)
{
    leave();
    ASSUME(th_nxt_wr[ct] > last);
}

/* The thread starts or joins another one, which sees what it has done. */
void mem_settle(void)
{
    leave();
}


/* ---- The memory unwinding: clusters of writes, each of one thread ------------------------------ */

uint32_t owner[WRITES + 1];      /* whose cluster it is, from 1 */
cell_t mem[WRITES + 1][CELLS];   /* what memory holds behind each cluster: guessed; 0 is the start */
uint32_t last;                   /* so many clusters are used */
uint32_t th_nxt_wr[THREADS];     /* the next cluster of each thread */
cell_t own_view[CELLS];          /* memory as the thread sees it that is inside of its cluster */
uint8_t within;                  /* whether the current thread is inside of its cluster */

/* The first cluster of a thread behind a position. */
uint32_t next_write(uint32_t thread, uint32_t position)
{
    uint32_t next = WRITES + 1;
    for (uint32_t i = WRITES; i >= 1; i--)
        if (i > position && i <= last && owner[i] == thread)
            next = i;
    return next;
}

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

/* The second thread is about to start. */
void mem_begin(void)
{
    for (uint32_t c = 0; c < CELLS; c++)
        mem[0][c] = first[c];
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

//@if parts
void mem_put(uint32_t cell, cell_t value, cell_t mask)
//@end
//@if !parts
void mem_put(uint32_t cell, cell_t value)
//@end
{
    if (!started) {
//@if parts
        first[cell] = (first[cell] & ~mask) | value;
//@end
//@if !parts
        first[cell] = value;
//@end
        return;
    }
    mem_jump();
    if (!within)
        enter();
    CHECK_RETURN();
    section_wrote = section != 0;
//@if parts
    own_view[cell] = (own_view[cell] & ~mask) | value;
//@end
//@if !parts
    own_view[cell] = value;
//@end
}

/* A thread begins at a position: it has no cluster before. */
void mem_thread_begin(uint32_t position)
{
    ASSUME(th_nxt_wr[ct] > position);
    th_pos[ct] = position;
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

/* The thread moves on to where another one ended. */
void mem_reach(uint32_t position)
{
    if (position <= th_pos[ct])
        return;
    ASSUME(section == 0 && position < th_nxt_wr[ct]);
    th_pos[ct] = position;
}

/* No cluster belongs to a thread that was never started. */
void mem_allthreads_executed(void)
{
    for (uint32_t i = 1; i <= WRITES; i++)
        ASSUME(i > last || owner[i] < threads);
}

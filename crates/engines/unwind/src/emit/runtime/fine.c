
/* What a cell holds behind the write at position i, if it held something before. */
cell_t written(uint32_t i, uint32_t cell, cell_t before)
{
    if (unwinding[i].cell != cell)
        return before;
//@if parts
    return (before & ~unwinding[i].mask) | unwinding[i].value;
//@end
//@if !parts
    return unwinding[i].value;
//@end
}

/* Guesses the unwinding. */
void mem_init(void)
{
    last = NONDET_32();
    ASSUME(last <= WRITES);
    for (uint32_t i = 1; i <= WRITES; i++) {
        unwinding[i].thread = NONDET_32();
        unwinding[i].cell = NONDET_32();
        unwinding[i].value = NONDET_CELL();
//@if parts
        unwinding[i].mask = NONDET_CELL();
//@end
        hidden[i] = NONDET_8();
    }
    for (uint32_t t = 0; t < THREADS; t++)
        th_nxt_wr[t] = next_write(t, 0);
}

/* The second thread is about to start. */
void mem_begin(void)
{
//@if explicit
    for (uint32_t c = 0; c < CELLS; c++) {
        mem[0][c] = first[c];
//@if mixed
        if (!is_explicit[c])
            continue;
//@end
        for (uint32_t i = 1; i <= WRITES; i++)
            mem[i][c] = written(i, c, mem[i - 1][c]);
    }
//@end
}

/* What a cell holds where the thread is. */
cell_t mem_get(uint32_t cell)
{
    uint32_t position = th_pos[ct];
    cell_t value = first[cell];
    if (!started)
        return value;
//@if explicit
//@if mixed
    if (is_explicit[cell]) {
        for (uint32_t i = 1; i <= WRITES; i++)
            if (i == position)
                value = mem[i][cell];
        return value;
    }
//@end
//@if !mixed
    for (uint32_t i = 1; i <= WRITES; i++)
        if (i == position)
            value = mem[i][cell];
//@end
//@end
//@if implicit
    for (uint32_t i = 1; i <= WRITES; i++)
        if (i <= position)
            value = written(i, cell, value);
//@end
    return value;
}

/* Before a read: the thread moves on, at most to where it writes next. Not within a section. */
void mem_jump(void)
{
    if (!started || section != 0)
        return;
    uint32_t jump = NONDET_32();
    ASSUME(jump >= th_pos[ct] && jump <= last && jump < th_nxt_wr[ct]);
    ASSUME(!hidden[jump]);
    th_pos[ct] = jump;
}

/* A write: it must be the thread's next one in the unwinding. */
void mem_put(uint32_t cell, cell_t value PART)
{
    if (!started) {
        PUT(first[cell]);
        return;
    }
    uint32_t position = th_nxt_wr[ct];
    if (position > last) {
        stop();
        return;
    }
    if (section != 0) {
        ASSUME(position == th_pos[ct] + 1);
        ASSUME(!section_wrote || hidden[th_pos[ct]]);
        section_wrote = 1;
    }
    for (uint32_t i = 1; i <= WRITES; i++)
        if (i == position) {
            ASSUME(unwinding[i].cell == cell);
            ASSUME(unwinding[i].value == value);
//@if parts
            ASSUME(unwinding[i].mask == mask);
//@end
        }
    th_pos[ct] = position;
    th_nxt_wr[ct] = next_write(ct, position);
}

/* A thread goes no further: it has done all its writes. */
void mem_thread_end(void)
{
    ASSUME(th_nxt_wr[ct] > last);
}

/* The thread starts or joins another one. */
void mem_settle(void)
{
}

/* Prints the unwinding: for whoever runs this program with choices of their own. */
#ifdef SHOW_UNWINDING
#include <stdio.h>
void show_unwinding(void)
{
    for (uint32_t i = 1; i <= last; i++)
        printf("%3u  thread %u  cell %u = %llu\n", (unsigned)i, (unsigned)unwinding[i].thread,
               (unsigned)unwinding[i].cell, (unsigned long long)unwinding[i].value);
}
#endif


//@if fine
/* ---- The memory unwinding: every write to shared memory, one behind the other ------------------ */

struct write {
    uint32_t thread; /* who writes */
    uint32_t cell;   /* where: see the table of cells */
    cell_t value;    /* what */
//@if parts
    cell_t mask;     /* which bits of the cell */
//@end
};

struct write unwinding[WRITES + 1]; /* from 1; position 0 is memory when the second thread starts */
#define OWNER(i) unwinding[i].thread
uint8_t hidden[WRITES + 2];         /* the position is inside of somebody's atomic section */
//@if explicit
cell_t mem[WRITES + 1][CELLS];      /* what memory holds at each position */
//@end
//@end
//@if intra
/* ---- The memory unwinding: clusters of writes, each of one thread ------------------------------ */

uint32_t owner[WRITES + 1];         /* whose cluster it is, from 1 */
#define OWNER(i) owner[i]
cell_t mem[WRITES + 1][CELLS];      /* what memory holds behind each cluster: guessed; 0 is the start */
cell_t own_view[CELLS];             /* memory as the thread sees it that is inside of its cluster */
uint8_t within;                     /* whether the current thread is inside of its cluster */
//@end
uint32_t last;                      /* so many positions are used (last_wr_pos in the paper) */
uint32_t th_nxt_wr[THREADS];        /* where each thread writes next; behind the last one if nowhere */

/* The first position behind one at which a thread writes. */
uint32_t next_write(uint32_t thread, uint32_t position)
{
    uint32_t next = WRITES + 1;
    for (uint32_t i = WRITES; i >= 1; i--)
        if (i > position && i <= last && OWNER(i) == thread)
            next = i;
    return next;
}

/* A thread begins at a position: it has written nothing before. */
void mem_thread_begin(uint32_t position)
{
    ASSUME(th_nxt_wr[ct] > position);
    th_pos[ct] = position;
}

/* The thread moves on to where another one ended. */
void mem_reach(uint32_t position)
{
    if (position <= th_pos[ct])
        return;
    ASSUME(section == 0 && position < th_nxt_wr[ct]);
    th_pos[ct] = position;
}

/* Nothing belongs to a thread that was never started. */
void mem_allthreads_executed(void)
{
    for (uint32_t i = 1; i <= WRITES; i++)
        ASSUME(i > last || OWNER(i) < threads);
}

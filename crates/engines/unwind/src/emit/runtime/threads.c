
/* ---- Threads ----------------------------------------------------------------------------------- */

uint8_t th_ends[THREADS];    /* whether the thread comes to its end: guessed, and checked there */
uint32_t th_end[THREADS];    /* where that is */
ptr_t th_result[THREADS];    /* what it returns */
uint8_t th_joined[THREADS];

void threads_init(void)
{
    for (uint32_t t = 0; t < THREADS; t++) {
        th_ends[t] = NONDET_8() & 1;
        th_end[t] = NONDET_32();
        th_result[t] = NONDET_PTR();
    }
}

/* The number of a thread that is about to start, from 1 (the first thread). */
uint32_t mem_thread_create(void)
{
    if (threads >= THREADS) {
        stop(); /* a bound of this program */
        return 0;
    }
    threads++;
    return threads;
}

/* The current thread goes no further: its end is as it was guessed. */
void mem_thread_terminate(ptr_t result)
{
    uint8_t ended = stopped != 1;
    mem_thread_end();
    ASSUME(th_ends[ct] == ended);
    ASSUME(!ended || (th_end[ct] == th_pos[ct] && th_result[ct] == result));
    th_ends[ct] = ended;
    th_end[ct] = th_pos[ct];
    th_result[ct] = result;
}

ptr_t exit_value; /* what the thread that calls for its end returns */

ptr_t call_thread(ptr_t function, ptr_t argument); /* the function that a thread runs */

/* Rule t := create p(e): the thread is simulated here, from beginning to end. */
void thread_create(uint64_t id, ptr_t function, ptr_t argument)
{
    uint32_t creator = ct;
    uint32_t creator_section = section;
    uint8_t creator_wrote = section_wrote;
    uint32_t creator_objects = own_objects;
    uint32_t creator_bytes = own_bytes;
    if (!started) {
        started = 1;
        mem_begin();
    }
    mem_settle();
    ct = (uint32_t)id - 1;
    section = 0;
    section_wrote = 0;
    mem_thread_begin(th_pos[creator]);
    ptr_t result = call_thread(function, argument);
    mem_thread_terminate(stopped == 2 ? exit_value : result);
    stopped = 0;
    ct = creator;
    section = creator_section;
    section_wrote = creator_wrote;
    own_objects = creator_objects;
    own_bytes = creator_bytes;
}

/* Rule join t. */
ptr_t mem_join(uint64_t id)
{
    GUARD(id >= 1 && id <= THREADS, 0);
    uint32_t t = (uint32_t)id - 1;
    GUARD(!th_joined[t], 0);
    REQUIRE(th_ends[t], 0);
    mem_settle();
    mem_reach(th_end[t]);
    th_joined[t] = 1;
    return th_result[t];
}

/* pthread_exit. */
void thread_exit(ptr_t value)
{
    exit_value = value;
    stopped = 2;
}

void mem_finish(void)
{
    for (uint32_t t = 0; t < THREADS; t++)
        ASSUME(t < threads || !th_ends[t]);
    mem_allthreads_executed();
}

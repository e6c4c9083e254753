
/* ---- Objects, accesses ------------------------------------------------------------------------- */

uint32_t shared_objects = FIRST_SHARED; /* objects that threads share, made so far */
uint32_t shared_cells = FIRST_CELL;
uint32_t own_objects = FIRST_OWN;       /* objects of one thread, made so far; they end like a stack */
uint32_t own_bytes = FIRST_BYTE;

/* Whether an access lies within an object. */
uint8_t in_object(ptr_t p, uint32_t size)
{
    uint32_t o = OBJECT(p);
    if (o >= OBJECTS)
        return 0;
    return OFFSET(p) <= object_size[o] && size <= object_size[o] - OFFSET(p);
}

/* Memory of one thread. */
uint64_t own_load(uint32_t at, uint32_t size)
{
    uint64_t value = 0;
    for (uint32_t i = 0; i < size; i++)
        value |= (uint64_t)own[at + i] << (8 * i);
    return value;
}

void own_store(uint32_t at, uint32_t size, uint64_t value)
{
    for (uint32_t i = 0; i < size; i++)
        own[at + i] = (uint8_t)(value >> (8 * i));
}

/* The cell of an address, which lies within a shared object. */
uint32_t cell_of(ptr_t p)
{
    return object_first[OBJECT(p)] + OFFSET(p) / CELL_BYTES;
}

//@if lifetimes
/* Whether a shared object has not ended where the thread is. Its end is a write of its own. */
uint8_t is_alive(uint32_t object)
{
    return object < FIRST_SHARED || mem_get(LIFE(object)) == 0;
}

/* A shared object ends. */
void object_end(ptr_t p)
{
//@if parts
    mem_put(LIFE(OBJECT(p)), 1, (cell_t)~(cell_t)0);
//@end
//@if !parts
    mem_put(LIFE(OBJECT(p)), 1);
//@end
}
//@end

/* Whether an access falls within one cell. Others are not translated: they end in a violation. */
uint8_t in_cell(ptr_t p, uint32_t size)
{
//@if parts
    return OFFSET(p) % CELL_BYTES + size <= CELL_BYTES;
//@end
//@if !parts
    return OFFSET(p) % CELL_BYTES == 0 && size == CELL_BYTES;
//@end
}

/* Rule x := y. */
uint64_t mem_read(ptr_t p, uint32_t size)
{
    GUARD(in_object(p, size), 0);
    uint32_t o = OBJECT(p);
    if (object_kind[o] != SHARED)
        return own_load(object_first[o] + OFFSET(p), size);
    CHECK(in_cell(p, size), 0);
    mem_jump();
    CHECK_RETURN(0);
//@if lifetimes
    GUARD(is_alive(o), 0);
//@end
    cell_t value = mem_get(cell_of(p));
//@if parts
    value = value >> (8 * (OFFSET(p) % CELL_BYTES));
    return size < 8 ? value & (((uint64_t)1 << (8 * size)) - 1) : value;
//@end
//@if !parts
    return value;
//@end
}

/* Rule y := x. */
void mem_write(ptr_t p, uint32_t size, uint64_t value)
{
    GUARD(in_object(p, size), );
    uint32_t o = OBJECT(p);
    GUARD(object_kind[o] != CONSTANT, );
    if (object_kind[o] == OWN) {
        own_store(object_first[o] + OFFSET(p), size, value);
        return;
    }
    CHECK(in_cell(p, size), );
//@if parts
    uint32_t shift = 8 * (OFFSET(p) % CELL_BYTES);
    cell_t mask = size < 8 ? ((uint64_t)1 << (8 * size)) - 1 : ~(uint64_t)0;
    mem_put(cell_of(p), value << shift, mask << shift);
//@end
//@if !parts
    mem_put(cell_of(p), (cell_t)value);
//@end
    CHECK_RETURN();
//@if lifetimes
    GUARD(is_alive(o), );
//@end
}

/* A new object of one thread, on its stack or gone with it. */
ptr_t own_new(uint64_t size, uint8_t zeroed)
{
    GUARD(size <= OFFSET_MASK, 0);
    if (own_objects >= OBJECTS || size > OWN_BYTES - own_bytes) {
        stop(); /* a bound of this program */
        return 0;
    }
    uint32_t o = own_objects++;
    object_first[o] = own_bytes;
    object_size[o] = (uint32_t)size;
    object_kind[o] = OWN;
    for (uint32_t i = 0; i < size; i++)
        own[own_bytes + i] = zeroed ? 0 : NONDET_8();
    own_bytes += (uint32_t)size;
    return ADDRESS(o);
}

/* A new object that several threads can reach. */
ptr_t shared_new(uint64_t size, uint8_t zeroed)
{
    uint32_t cells = (uint32_t)((size + CELL_BYTES - 1) / CELL_BYTES);
    if (size > OFFSET_MASK || shared_objects >= FIRST_OWN || cells > LAST_CELL - shared_cells) {
        stop(); /* a bound of this program */
        return 0;
    }
    uint32_t o = shared_objects++;
    object_first[o] = shared_cells;
    object_size[o] = (uint32_t)size;
    object_kind[o] = SHARED;
    for (uint32_t i = 0; i < cells; i++)
        ASSUME(!zeroed || mem_get(shared_cells + i) == 0);
    shared_cells += cells;
    return ADDRESS(o);
}

/* What memory may hold that nobody has written yet. */
void objects_init(void)
{
    for (uint32_t c = FIRST_CELL; c < LAST_CELL; c++)
        first[c] = NONDET_CELL();
}

/* Rule for atomic sections: mem_lock and mem_unlock. */
void mem_lock(void)
{
    if (section == 0) {
        mem_jump();
        section_wrote = 0;
    }
    section++;
}

void mem_unlock(void)
{
    GUARD(section != 0, );
    section--;
    if (section == 0)
        section_wrote = 0;
}


/* The object at the address ends, by free. */
void object_free(ptr_t p)
{
    if (p == 0)
        return;
    GUARD(in_object(p, 0) && OFFSET(p) == 0, );
    uint32_t o = OBJECT(p);
    GUARD(o >= FIRST_SHARED, ); /* not something that malloc returned */
    if (object_kind[o] != SHARED) {
        object_size[o] = 0;
        object_kind[o] = CONSTANT;
        return;
    }
    mem_lock();
    CHECK_RETURN();
    GUARD(is_alive(o), );
    object_end(p);
    CHECK_RETURN();
    mem_unlock();
}


/* How a write changes a cell. */
//@if parts
#define PART , cell_t mask /* of which it changes the bits of the mask */
#define PUT(into) ((into) = ((into) & ~mask) | value)
//@end
//@if !parts
#define PART
#define PUT(into) ((into) = value)
//@end

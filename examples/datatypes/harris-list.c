// Harris's list without locks: a sorted list as a set. The lowest bit of a node's next pointer says that the node is out;
// whoever walks by unlinks it.
//
// Algorithm: T. Harris, "A pragmatic implementation of non-blocking linked-lists", DISC 2001, with one node unlinked at
// a time as in M. Michael, "High performance dynamic lock-free hash tables and list-based sets", SPAA 2002.
//
// a  add an argument: observes 1 if it was not there     r  remove an argument: observes 1 if it was there
// c  contains: observes whether the argument is there
//
// Nodes are not used again. Commit points: the compare-exchange that links, the one that marks; where nothing changes, and
// for `c`, the load of the next pointer that ended the walk. Behind a node that was taken out meanwhile, the last is no true commit
// point: ask for `--spec serial` in tests where keys are removed.
//
// -DUNFENCED  all atomics relaxed: wrong on rmo and relaxed ("a | c")
// -DNO_MARK   removing unlinks a node without marking it: wrong on every model ("a a ; r | r", "a ; r | a c")

#include <fencepost.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

#ifdef UNFENCED
#define ACQUIRE memory_order_relaxed
#define BOTH memory_order_relaxed
#else
#define ACQUIRE memory_order_acquire
#define BOTH memory_order_acq_rel
#endif

struct node {
    int key;
    _Atomic(uintptr_t) next;
};

struct node first, last;

static struct node *pointer(uintptr_t link)
{
    return (struct node *)(link & ~(uintptr_t)1);
}

static int replace(_Atomic(uintptr_t) *where, uintptr_t old, uintptr_t new)
{
    return atomic_compare_exchange_strong_explicit(where, &old, new, BOTH, ACQUIRE);
}

void fp_init(void)
{
    first.key = -1;
    last.key = 2;
    atomic_init(&first.next, (uintptr_t)&last);
    atomic_init(&last.next, 0);
}

// The first node that is in the list and whose key is not smaller; the place that points to it; its own next pointer.
static struct node *find(int key, _Atomic(uintptr_t) **place, uintptr_t *next)
{
again:
    *place = &first.next;
    struct node *node = pointer(atomic_load_explicit(*place, ACQUIRE));
    for (;;) {
        *next = atomic_load_explicit(&node->next, ACQUIRE);
        if (*next & 1) {
            if (!replace(*place, (uintptr_t)node, *next - 1))
                goto again;
        } else {
            if (node->key >= key)
                return node;
            *place = &node->next;
        }
        node = pointer(*next);
    }
}

void add(void)
{
    int key = fp_arg();
    struct node *new = malloc(sizeof *new);
    if (!new)
        abort();
    new->key = key;
    for (;;) {
        _Atomic(uintptr_t) *place;
        uintptr_t next;
        struct node *node = find(key, &place, &next);
        if (node->key == key) {
            fp_commit();
            fp_observe(0);
            return;
        }
        atomic_store_explicit(&new->next, (uintptr_t)node, memory_order_relaxed);
        if (replace(place, (uintptr_t)node, (uintptr_t)new)) {
            fp_commit();
            fp_observe(1);
            return;
        }
    }
}

void delete(void)
{
    int key = fp_arg();
    for (;;) {
        _Atomic(uintptr_t) *place;
        uintptr_t next;
        struct node *node = find(key, &place, &next);
        if (node->key != key) {
            fp_commit();
            fp_observe(0);
            return;
        }
#ifdef NO_MARK
        if (replace(place, (uintptr_t)node, next)) {
            fp_commit();
            fp_observe(1);
            return;
        }
#else
        if (replace(&node->next, next, next | 1)) {
            fp_commit();
            replace(place, (uintptr_t)node, next);
            fp_observe(1);
            return;
        }
#endif
    }
}

void contains(void)
{
    int key = fp_arg();
    struct node *node = pointer(atomic_load_explicit(&first.next, ACQUIRE));
    uintptr_t next = atomic_load_explicit(&node->next, ACQUIRE);
    while (node->key < key) {
        node = pointer(next);
        next = atomic_load_explicit(&node->next, ACQUIRE);
    }
    fp_commit();
    fp_observe(node->key == key && !(next & 1));
}

FP_OPERATION(a, add);
FP_OPERATION(r, delete);
FP_OPERATION(c, contains);

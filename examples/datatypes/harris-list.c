// Harris's list without locks: a sorted list as a set. The lowest bit of a node's next pointer says that the node is
// out; whoever walks by unlinks it.
//
// Algorithm: T. Harris, "A pragmatic implementation of non-blocking linked-lists", DISC 2001, with one node unlinked at
// a time as in M. Michael, "High performance dynamic lock-free hash tables and list-based sets", SPAA 2002.
//
// a  add an argument: observes 1 if it was not there     r  remove an argument: observes 1 if it was there
// c  contains: observes whether the argument is there
//
// Nodes are not used again. Commit points: the compare-exchange that links, the one that marks; the load of the next
// pointer without a mark where the key is there; the second look at the place where it is not. A `c` that does not find
// its key has no place of its own where it takes effect, for it may stand on a node that was taken out meanwhile: ask
// for `--spec serial` in tests with `c`.
//
// -DUNFENCED  all atomics relaxed: wrong on rmo and relaxed ("a | c")
// -DNO_MARK   removing unlinks a node without marking it: wrong on every model ("a a : r | r c", "a : r | a c")
//
// test: "a | c" --model sc,tso,pso
// expect: sc safe all, tso safe all, pso safe all

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

// Where a key is or would be.
struct position {
    _Atomic(uintptr_t) *place; // what points to the node
    struct node *node;         // the first one in the list whose key is not smaller
    uintptr_t next;            // what the node points to
    int found;                 // whether the node has the key
};

static struct position find(int key)
{
    struct position at;
again:
    at.place = &first.next;
    at.node = pointer(atomic_load_explicit(at.place, ACQUIRE));
    for (;;) {
        int its_key = at.node->key;
        at.next = atomic_load_explicit(&at.node->next, ACQUIRE);
        if (at.next & 1) {
            if (!replace(at.place, (uintptr_t)at.node, at.next - 1))
                goto again;
        } else if (its_key >= key) {
            at.found = its_key == key;
            if (!at.found && atomic_load_explicit(at.place, ACQUIRE) != (uintptr_t)at.node)
                goto again;
            return at;
        } else {
            at.place = &at.node->next;
        }
        at.node = pointer(at.next);
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
        struct position at = find(key);
        if (at.found) {
            fp_commit();
            fp_observe(0);
            return;
        }
        atomic_store_explicit(&new->next, (uintptr_t)at.node, memory_order_relaxed);
        if (replace(at.place, (uintptr_t)at.node, (uintptr_t)new)) {
            fp_commit();
            fp_observe(1);
            return;
        }
    }
}

void erase(void)
{
    int key = fp_arg();
    for (;;) {
        struct position at = find(key);
        if (!at.found) {
            fp_commit();
            fp_observe(0);
            return;
        }
#ifdef NO_MARK
        if (replace(at.place, (uintptr_t)at.node, at.next)) {
            fp_commit();
#else
        if (replace(&at.node->next, at.next, at.next | 1)) {
            fp_commit();
            replace(at.place, (uintptr_t)at.node, at.next);
#endif
            fp_observe(1);
            return;
        }
    }
}

void contains(void)
{
    int key = fp_arg(), its_key;
    uintptr_t next = (uintptr_t)&first;
    do {
        struct node *node = pointer(next);
        its_key = node->key;
        next = atomic_load_explicit(&node->next, ACQUIRE);
    } while (its_key < key);
    fp_commit();
    fp_observe(its_key == key && !(next & 1));
}

FP_OPERATION(a, add);
FP_OPERATION(r, erase);
FP_OPERATION(c, contains);

// The lazy list: a sorted list as a set. Adding and removing lock two nodes and look again whether they still belong
// together; removing marks a node before it is unlinked; asking takes no lock at all.
//
// Algorithm: S. Heller, M. Herlihy, V. Luchangco, M. Moir, W. Scherer, N. Shavit, "A lazy concurrent list-based set
// algorithm", OPODIS 2005.
//
// a  add an argument: observes 1 if it was not there     r  remove an argument: observes 1 if it was there
// c  contains: observes whether the argument is there
//
// Nodes are not used again. Commit points: the store that links a node; the store of the mark; the last load of the
// look under locks where nothing changes; for `c` the last load. The last one is no true commit point: a `c` that walks
// over a removed node may take effect before a later add, at no place of its own. So ask for `--spec serial` in tests
// with `c`.
//
// -DUNFENCED     no order but that of the locks: wrong on pso, rmo and relaxed ("a | c": nodes are seen before they are
//                filled)
// -DFOUR_KEYS    keys of two arguments, 0 to 3
// -DNO_SL        no full fence at the end of `a` and `r`: wrong on tso and weaker: each of two threads adds a key and
//                misses the other's, because the links are still in the store buffers. With two keys it cannot be seen,
//                for neighbours share a lock: "a a : a c | a c" with -DFOUR_KEYS
// -DNO_VALIDATE  no second look under the locks: wrong on every model ("a r | a r")
// -DNO_MARK      removing does not mark: wrong on every model (adding behind a node that is already out)
//
// test: "a | c" --model sc,tso,pso
// expect: sc safe all, tso safe all, pso safe all
// test: "a | r" --model sc
// expect: sc safe all

#include <fencepost.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifdef UNFENCED
#define ACQUIRE memory_order_relaxed
#define RELEASE memory_order_relaxed
#define SEQ_CST memory_order_relaxed
#else
#define ACQUIRE memory_order_acquire
#define RELEASE memory_order_release
#ifdef NO_SL
#define SEQ_CST memory_order_relaxed
#else
#define SEQ_CST memory_order_seq_cst
#endif
#endif

struct node {
    int key;
    atomic_int marked;
    atomic_int taken;
    _Atomic(struct node *) next;
};

struct node first, last;

static void lock(struct node *node)
{
    int unlocked = 0;
    while (!atomic_compare_exchange_strong_explicit(&node->taken, &unlocked, 1, memory_order_acquire,
                                                    memory_order_relaxed))
        unlocked = 0;
}

static void unlock(struct node *node)
{
    atomic_store_explicit(&node->taken, 0, memory_order_release);
}

void fp_init(void)
{
    first.key = -1;
    last.key = 4;
    atomic_init(&first.next, &last);
    atomic_init(&last.next, NULL);
}

static int some_key(void)
{
#ifdef FOUR_KEYS
    int high = fp_arg();
    return 2 * high + fp_arg();
#else
    return fp_arg();
#endif
}

// The first node whose key is not smaller, and the one before it.
static struct node *find(int key, struct node **before)
{
    *before = &first;
    struct node *node = atomic_load_explicit(&first.next, ACQUIRE);
    while (node->key < key) {
        *before = node;
        node = atomic_load_explicit(&node->next, ACQUIRE);
    }
    return node;
}

// Whether both nodes are in the list, one behind the other.
static int valid(struct node *before, struct node *node)
{
#ifdef NO_VALIDATE
    (void)before, (void)node;
    return 1;
#else
    return !atomic_load_explicit(&before->marked, memory_order_relaxed)
           && !atomic_load_explicit(&node->marked, memory_order_relaxed)
           && atomic_load_explicit(&before->next, memory_order_relaxed) == node;
#endif
}

// The node for the key or the one behind its place, and the one before, both locked.
static struct node *find_locked(int key, struct node **before)
{
    for (;;) {
        struct node *node = find(key, before);
        lock(*before);
        lock(node);
        if (valid(*before, node))
            return node;
        unlock(node);
        unlock(*before);
    }
}

void add(void)
{
    int key = some_key();
    struct node *before, *node = find_locked(key, &before);
    int is_new = node->key != key;
    if (is_new) {
        struct node *new = malloc(sizeof *new);
        if (!new)
            abort();
        new->key = key;
        atomic_init(&new->marked, 0);
        atomic_init(&new->taken, 0);
        atomic_init(&new->next, node);
        atomic_store_explicit(&before->next, new, RELEASE);
        fp_commit();
    } else {
        fp_commit();
    }
    unlock(node);
    unlock(before);
    atomic_thread_fence(SEQ_CST);
    fp_observe(is_new);
}

void erase(void)
{
    int key = some_key();
    struct node *before, *node = find_locked(key, &before);
    int found = node->key == key;
    if (found) {
#ifndef NO_MARK
        atomic_store_explicit(&node->marked, 1, RELEASE);
        fp_commit();
#endif
        atomic_store_explicit(&before->next, atomic_load_explicit(&node->next, memory_order_relaxed), RELEASE);
#ifdef NO_MARK
        fp_commit();
#endif
    } else {
        fp_commit();
    }
    unlock(node);
    unlock(before);
    atomic_thread_fence(SEQ_CST);
    fp_observe(found);
}

void contains(void)
{
    int key = some_key();
    struct node *before, *node = find(key, &before);
    int found = node->key == key && !atomic_load_explicit(&node->marked, ACQUIRE);
    fp_commit();
    fp_observe(found);
}

FP_OPERATION(a, add);
FP_OPERATION(r, erase);
FP_OPERATION(c, contains);

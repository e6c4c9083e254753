// Snark: a deque as a linked list, moved by a compare-exchange of two words at once (DCAS). It was published with a
// proof and has two defects.
//
// Algorithm: D. Detlefs, C. Flood, A. Garthwaite, P. Martin, N. Shavit, G. Steele, "Even better DCAS-based concurrent
// deques", DISC 2000. Defects: S. Doherty, D. Detlefs, L. Groves, C. Flood, V. Luchangco, P. Martin, M. Moir, N.
// Shavit, G. Steele, "DCAS is not a silver bullet for nonblocking algorithm design", SPAA 2004.
//
// l  push an argument on the left        r  push an argument on the right
// m  pop on the left                     s  pop on the right: observe 0 (empty), or 1 and the value
//
// Commit points: the DCAS; for an empty deque the load of the hat. That is right only as long as the hat points to the
// dummy then; where it points to a node that was popped, which is where the defects are, there is none.
//
// Expected: wrong on every model, by design. First defect: a pop finds the deque empty that never was ("l : s | r m").
// Second: one value is popped twice ("r r : s | m | m r s": four pops find something where three values were pushed).
// Small tests such as "l | s" are safe.
//
// -DUNFENCED  no fences around the DCAS: on pso, rmo and relaxed also "l | s" is wrong
//
// test: "l | s" --model sc,tso
// expect: sc safe all, tso safe all
// test: "l : s | r m" --model sc
// expect: sc unsafe
// test: "r r : s | m | m r s" --model sc --unwind 1
// expect: sc unsafe

#include <fencepost.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node;
typedef _Atomic(struct node *) link;

struct node {
    int value;
    link left, right;
};

struct node dummy;
link left_hat, right_hat;

static void fence(void)
{
#ifndef UNFENCED
    atomic_thread_fence(memory_order_seq_cst);
#endif
}

static struct node *get(link *where)
{
#ifdef UNFENCED
    return atomic_load_explicit(where, memory_order_relaxed);
#else
    return atomic_load_explicit(where, memory_order_acquire);
#endif
}

static void set(link *where, struct node *node)
{
    atomic_store_explicit(where, node, memory_order_relaxed);
}

// No common machine has it: outside of the verifier this is no more than a sketch.
static int dcas(link *a, link *b, struct node *old_a, struct node *old_b, struct node *new_a, struct node *new_b)
{
    fence();
    fp_atomic_begin();
    int equal = atomic_load_explicit(a, memory_order_relaxed) == old_a
                && atomic_load_explicit(b, memory_order_relaxed) == old_b;
    if (equal) {
        set(a, new_a);
        set(b, new_b);
    }
    fp_atomic_end();
    fence();
    return equal;
}

void fp_init(void)
{
    set(&dummy.left, &dummy);
    set(&dummy.right, &dummy);
    set(&left_hat, &dummy);
    set(&right_hat, &dummy);
}

// Both sides are the same but for the direction: hat and other_hat are the ends, out leads away from the deque.
#define PUSH(name, hat, other_hat, in, out)                                                                           \
    void name(void)                                                                                                   \
    {                                                                                                                 \
        struct node *node = malloc(sizeof *node);                                                                     \
        if (!node)                                                                                                    \
            abort();                                                                                                  \
        node->value = fp_arg();                                                                                       \
        set(&node->out, &dummy);                                                                                      \
        for (;;) {                                                                                                    \
            struct node *end = get(&hat), *beyond = get(&end->out);                                                   \
            if (beyond == end) {                                                                                      \
                set(&node->in, &dummy);                                                                               \
                struct node *other_end = get(&other_hat);                                                             \
                if (dcas(&hat, &other_hat, end, other_end, node, node))                                               \
                    break;                                                                                            \
            } else {                                                                                                  \
                set(&node->in, end);                                                                                  \
                if (dcas(&hat, &end->out, end, beyond, node, node))                                                   \
                    break;                                                                                            \
            }                                                                                                         \
        }                                                                                                             \
        fp_commit();                                                                                                  \
    }

#define POP(name, hat, other_hat, in, out)                                                                            \
    void name(void)                                                                                                   \
    {                                                                                                                 \
        struct node *end;                                                                                             \
        for (;;) {                                                                                                    \
            end = get(&hat);                                                                                          \
            fp_commit();                                                                                              \
            struct node *other_end = get(&other_hat);                                                                 \
            if (get(&end->out) == end) {                                                                              \
                fp_observe(0);                                                                                        \
                return;                                                                                               \
            }                                                                                                         \
            if (end == other_end) {                                                                                   \
                if (dcas(&hat, &other_hat, end, other_end, &dummy, &dummy)) {                                         \
                    fp_commit();                                                                                      \
                    break;                                                                                            \
                }                                                                                                     \
            } else {                                                                                                  \
                struct node *next = get(&end->in);                                                                    \
                if (dcas(&hat, &end->in, end, next, next, end)) {                                                     \
                    fp_commit();                                                                                      \
                    set(&end->out, &dummy);                                                                           \
                    break;                                                                                            \
                }                                                                                                     \
            }                                                                                                         \
        }                                                                                                             \
        fp_observe(1);                                                                                                \
        fp_observe(end->value);                                                                                       \
    }

PUSH(push_left, left_hat, right_hat, right, left)
PUSH(push_right, right_hat, left_hat, left, right)
POP(pop_left, left_hat, right_hat, right, left)
POP(pop_right, right_hat, left_hat, left, right)

FP_OPERATION(l, push_left);
FP_OPERATION(r, push_right);
FP_OPERATION(m, pop_left);
FP_OPERATION(s, pop_right);

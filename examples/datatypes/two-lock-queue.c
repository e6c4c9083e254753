// The two-lock queue: a linked list behind a dummy node; one lock for the head, one for the tail, so that an enqueue
// and a dequeue run side by side. They meet in one place only: the next pointer of the last node.
//
// Algorithm: M. Michael, M. Scott, "Simple, fast, and practical non-blocking and blocking concurrent queue algorithms",
// PODC 1996. The line numbers below are those of Figure 1 of S. Burckhardt, R. Alur, M. Martin, "Bounded model checking
// of concurrent data types on relaxed memory models: a case study", CAV 2006, whose five findings are the variants
// here.
//
// e  enqueue an argument        d  dequeue: observes 0 (empty), or 1 and the value
//
// Besides those of locks and of the allocator, two fences are enough on every model: store-store before line 15,
// load-load behind line 32. `relaxed` also lets line 32 overtake line 31, line 39 overtake line 32 and line 15 overtake
// the load of the tail, although the later one needs the earlier one's value; but each pair stays between the lock and
// the unlock, and all others that look at head or tail hold the same lock.
//
// -DWRONG_COMMIT    line 31 as the commit point of dequeue: wrong on every model, with commit points only
// -DALLOC_UNFENCED  no fences in the allocator: wrong on relaxed, where a store into a new block comes before the
//                   exchange that took it, and a dequeue still reads there ("e e e | d d" with three blocks; "e | d"
//                   does not show it, because the fence of unlock, line 40, also keeps the loads before line 41)
// -DNO_SS           no fence before line 15: wrong on rmo and relaxed (on tso and pso the lock's compare-exchange is a
//                   fence)
// -DNO_LL           no fence behind line 32: wrong on relaxed (rmo keeps the dependency)
// -DUNLOCK_WRONG    the fence of unlock behind the store: wrong on pso, rmo and relaxed
// -DUNFENCED        NO_SS and NO_LL
// -DFULL_LOCK       see below
// -DBLOCKS=n        the allocator's blocks: one more than there are letters e. With too few, runs are silently left out
//
// Commit points where one thread does "e d": on rmo and relaxed nothing keeps line 15 (a store) before line 32 of the
// next operation (a load), because lock and unlock order no store with a later load. The load then reads the thread's
// own store early, so nothing wrong can be observed; but the commit points are in the wrong order. -DFULL_LOCK makes
// the lock's fence a full one, and the commit points come in order again.
//
// test: "e | d" --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// test: "e | e | d | d" --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// test: "e | d" --model sc,tso,pso,rmo,relaxed --spec commit
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// test: "e | d" --model sc -D WRONG_COMMIT --spec commit
// expect: sc unsafe
// test: "e e e | d d" --model sc,relaxed -D ALLOC_UNFENCED
// expect: sc safe all, relaxed unsafe
// test: "e | d" --model sc,tso,pso,rmo,relaxed -D NO_SS
// expect: sc safe all, tso safe all, pso safe all, rmo unsafe, relaxed unsafe
// test: "e | d" --model sc,tso,pso,rmo,relaxed -D NO_LL
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed unsafe
// test: "e | e | d | d" --model sc,relaxed -D UNLOCK_WRONG
// expect: sc safe all, relaxed unsafe

#include <fencepost.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef BLOCKS
#define BLOCKS 3
#endif

#ifdef UNFENCED
#define NO_SS
#define NO_LL
#endif

// Locks, as the SPARC V9 manual writes them.

static void lock(atomic_int *l)
{
    int unlocked = 0;
    while (!atomic_compare_exchange_strong_explicit(l, &unlocked, 1, memory_order_relaxed, memory_order_relaxed))
        unlocked = 0;
#ifdef FULL_LOCK
    fp_fence(FP_FULL);
#else
    fp_fence(FP_LL | FP_LS);
#endif
}

static void unlock(atomic_int *l)
{
#ifndef UNLOCK_WRONG
    fp_fence(FP_LS | FP_SS);
#endif
    atomic_store_explicit(l, 0, memory_order_relaxed);
#ifdef UNLOCK_WRONG
    fp_fence(FP_LS | FP_SS);
#endif
}

// The allocator: blocks with a lock each. Which free block one gets is open.

struct node {
    int value;
    _Atomic(struct node *) next;
};

struct node blocks[BLOCKS];
atomic_int taken[BLOCKS];

static struct node *new_node(void)
{
    unsigned k = fp_choose(taken, BLOCKS);
    int was_taken = atomic_exchange_explicit(&taken[k], 1, memory_order_relaxed);
    fp_assume(!was_taken);
    (void)was_taken;
#ifndef ALLOC_UNFENCED
    fp_fence(FP_LL | FP_LS);
#endif
    return &blocks[k];
}

static void free_node(struct node *node)
{
#ifndef ALLOC_UNFENCED
    fp_fence(FP_LS | FP_SS);
#endif
    atomic_store_explicit(&taken[node - blocks], 0, memory_order_relaxed);
}

// The queue.

struct queue {
    struct node *head, *tail;
    atomic_int headlock, taillock;
} queue;

void fp_init(void)
{
    struct node *node = new_node();                                          // 3
    atomic_store_explicit(&node->next, NULL, memory_order_relaxed);          // 4
    queue.head = queue.tail = node;                                          // 5
    atomic_store_explicit(&queue.headlock, 0, memory_order_relaxed);         // 6
    atomic_store_explicit(&queue.taillock, 0, memory_order_relaxed);         // 7
}

static void enqueue(struct queue *q, int value)
{
    struct node *node = new_node();                                          // 11
    node->value = value;                                                     // 12
    atomic_store_explicit(&node->next, NULL, memory_order_relaxed);          // 13
    lock(&q->taillock);                                                      // 14
#ifndef NO_SS
    fp_fence(FP_SS);
#endif
    atomic_store_explicit(&q->tail->next, node, memory_order_relaxed);       // 15
    fp_commit();
    q->tail = node;                                                          // 16
    unlock(&q->taillock);                                                    // 17
}

static int dequeue(struct queue *q, int *value)
{
    lock(&q->headlock);                                                      // 30
    struct node *node = q->head;                                             // 31
#ifdef WRONG_COMMIT
    fp_commit();
#endif
    struct node *new_head = atomic_load_explicit(&node->next, memory_order_relaxed); // 32
#ifndef WRONG_COMMIT
    fp_commit();
#endif
#ifndef NO_LL
    fp_fence(FP_LL);
#endif
    if (!new_head) {                                                         // 33
        unlock(&q->headlock);                                                // 35
        return 0;
    }
    *value = new_head->value;                                                // 38
    q->head = new_head;                                                      // 39
    unlock(&q->headlock);                                                    // 40
    free_node(node);                                                         // 41
    return 1;
}

void enqueue_op(void)
{
    enqueue(&queue, fp_arg());
}

void dequeue_op(void)
{
    int value = 0;
    int some = dequeue(&queue, &value);
    fp_observe(some);
    if (some)
        fp_observe(value);
}

FP_OPERATION(e, enqueue_op);
FP_OPERATION(d, dequeue_op);

/* The queue of Michael and Scott: one thread enqueues N values, another one dequeues N times. Nodes come from an array and
   are never used again, so pointers need no counters. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#ifndef N
#define N 1
#endif

struct node {
  int value;
  _Atomic(struct node *) next;
};

static struct node nodes[N + 1];
static _Atomic(struct node *) head = &nodes[0], tail = &nodes[0];

static void enqueue(struct node *node, int value) {
  node->value = value;
  atomic_store_explicit(&node->next, NULL, memory_order_relaxed);
  for (;;) {
    struct node *last = atomic_load(&tail);
    struct node *next = atomic_load(&last->next);
    if (last != atomic_load(&tail))
      continue;
    if (next) {
      atomic_compare_exchange_strong(&tail, &last, next);
      continue;
    }
    struct node *none = NULL;
    if (atomic_compare_exchange_strong(&last->next, &none, node)) {
      atomic_compare_exchange_strong(&tail, &last, node);
      return;
    }
  }
}

/* The value, or 0 if the queue is empty. */
static int dequeue(void) {
  for (;;) {
    struct node *first = atomic_load(&head);
    struct node *last = atomic_load(&tail);
    struct node *next = atomic_load(&first->next);
    if (first != atomic_load(&head))
      continue;
    if (first == last) {
      if (!next)
        return 0;
      atomic_compare_exchange_strong(&tail, &last, next);
      continue;
    }
    int value = next->value;
    if (atomic_compare_exchange_strong(&head, &first, next))
      return value;
  }
}

static void *producer(void *arg) {
  for (int i = 1; i <= N; i++)
    enqueue(&nodes[i], i);
  return arg;
}

static void *consumer(void *arg) {
#ifdef ASSERT
  int last = 0;
#endif
  for (int i = 0; i < N; i++) {
    int value = dequeue();
#ifdef ASSERT
    assert(value == 0 || value == last + 1);
    if (value)
      last = value;
#else
    (void)value;
#endif
  }
  return arg;
}

int main(void) {
  pthread_t p, c;
  pthread_create(&p, 0, producer, 0);
  pthread_create(&c, 0, consumer, 0);
  pthread_join(p, 0);
  pthread_join(c, 0);
  return 0;
}

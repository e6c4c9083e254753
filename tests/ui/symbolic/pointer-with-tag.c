// A pointer with a mark in its lowest bit is handed from one thread to another and taken apart there.
//
// check: --model sc,tso --engine symbolic
// expect: sc safe all, tso safe all
// check: --model sc,tso --engine unwind
// expect: sc safe all, tso safe all
// check: --model sc,tso
// expect: sc safe all, tso safe all
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

struct node {
  int value;
} one = {1}, two = {2};
_Atomic(uintptr_t) head;

static void *marker(void *n) {
  uintptr_t old = atomic_load(&head);
  if (!(old & 1))
    atomic_compare_exchange_strong(&head, &old, (uintptr_t)n | 1);
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, marker, &one);
  pthread_create(&b, 0, marker, &two);
  uintptr_t seen = atomic_load(&head);
  if (seen & 1) {
    struct node *n = (struct node *)(seen & ~(uintptr_t)1);
    assert(n == &one || n == &two);
    assert(n->value == (n == &one ? 1 : 2));
  }
  pthread_join(a, 0);
  pthread_join(b, 0);
  assert(((struct node *)(head - 1))->value);
  return 0;
}

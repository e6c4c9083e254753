// A list under a mutex, with any number of threads that put and take: what is taken has been put. That nobody takes a node that is
// freed already is more than is known of a list's shape, so the assertions are not proved: behind such an access they mean nothing.
//
// check: --engine modular --property assert --model sc,tso,pso,rmo,relaxed
// expect: sc unknown, tso unknown, pso unknown, rmo unknown, relaxed unknown
// check: --engine modular --property assert --model sc,pso -D UNLOCKED
// expect: sc unknown, pso unknown

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct node *head;

static void *put(void *arg)
{
    for (;;) {
        struct node *node = malloc(sizeof *node);
        if (!node)
            continue;
#ifndef UNLOCKED
        node->value = 7;
#endif
        pthread_mutex_lock(&mutex);
        node->next = head;
        head = node;
        pthread_mutex_unlock(&mutex);
#ifdef UNLOCKED
        node->value = 7;
#endif
    }
    return arg;
}

static void *take(void *arg)
{
    for (;;) {
        pthread_mutex_lock(&mutex);
        struct node *node = head;
        if (node) {
            head = node->next;
            assert(node->value == 7);
        }
        pthread_mutex_unlock(&mutex);
        free(node);
    }
    return arg;
}

int main(void)
{
    for (;;) {
        pthread_t one, other;
        pthread_create(&one, 0, put, 0);
        pthread_create(&other, 0, take, 0);
    }
}

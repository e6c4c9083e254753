// Each round of a loop makes locals that point to each other, and looks at them through calls: behind the round nobody knows them, so
// that the loop comes back to the state that it had.
//
// check: --model sc,tso,pso --engine enumerate
// expect: sc safe all, tso safe all, pso safe all
// check: --model sc,tso,pso --engine enumerate --property memsafety -D KEPT
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety
// check: --model sc,tso --engine directed --property memsafety -D KEPT
// expect: sc unsafe memsafety, tso unsafe memsafety
// check: --model sc,tso,rmo --property memsafety -D KEPT
// expect: sc unsafe memsafety, tso unsafe memsafety, rmo unsafe memsafety
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int ready;

struct question {
    const int *wanted;
    int *seen;
};

static int *ask(struct question *question)
{
    *question->seen = atomic_load(&ready);
    return question->seen;
}

static void *other(void *argument)
{
    atomic_store(&ready, 1);
    return argument;
}

int main(void)
{
    pthread_t thread;
    int *kept = 0;
    struct question *outer = 0;
    pthread_create(&thread, 0, other, 0);
    for (int round = 0;; round = !round) {
        int wanted = 1, seen = 0;
        struct question question = {&wanted, &seen};
        struct question *pointer = &question;
        int *answer = ask(pointer);
        if (*answer == *question.wanted)
            break;
#ifdef KEPT
        // The address is read out of the local that holds it, and outlives both.
        kept = pointer->seen;
        break;
#endif
    }
    if (kept)
        for (int again = 3; again < 4; again++)
            assert(*kept == 0);
    pthread_join(thread, 0);
    return outer != 0;
}

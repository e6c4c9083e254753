// An object is freed by two threads, and the one that may be second goes wrong once more behind that: the first fault is the one that
// is shown, for behind it nothing has a meaning.
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc,tso,pso,rmo,relaxed --engine symbolic
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc,tso,pso --engine enumerate
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety
#include <pthread.h>
#include <stdlib.h>

static int *object;
static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;

static void *other(void *argument)
{
    free(object);
    pthread_rwlock_unlock(&lock);
    return argument;
}

int main(void)
{
    pthread_t thread;
    object = malloc(sizeof *object);
    pthread_create(&thread, 0, other, 0);
    free(object);
    pthread_join(thread, 0);
    return 0;
}

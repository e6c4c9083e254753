// What runs at the end of the program: a return from main and exit run what was registered, the last first, then functions that are
// marked as destructors; _exit, quick_exit and abort do not. The last thread does it where main ends by itself.
//
// check: --model sc,tso,pso,rmo,relaxed -D ORDER --engine enumerate
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso,rmo,relaxed -D ORDER --engine symbolic
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso,rmo -D ORDER --engine directed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --model sc,tso,pso -D ORDER --engine unwind
// expect: sc safe all, tso safe all, pso safe all
// check: --model sc,tso,pso,rmo,relaxed -D ORDER -D WRONG
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert, relaxed unsafe assert
// check: --model sc,rmo -D ORDER -D WRONG --engine symbolic
// expect: sc unsafe assert, rmo unsafe assert
// check: --model sc,rmo -D ORDER -D WRONG --engine enumerate
// expect: sc unsafe assert, rmo unsafe assert
// check: --model sc,rmo -D ORDER -D WRONG --engine directed
// expect: sc unsafe assert, rmo unsafe assert
// check: --model sc,pso -D ORDER -D WRONG --engine unwind
// expect: sc unsafe assert, pso unsafe assert
// check: --model sc,rmo -D MARKED
// expect: sc unsafe assert, rmo unsafe assert
// check: --model sc,rmo -D EXIT
// expect: sc unsafe assert, rmo unsafe assert
// check: --model sc,rmo -D THREAD
// expect: sc unsafe assert, rmo unsafe assert
// check: --model sc,rmo -D SKIPPED
// expect: sc safe all, rmo safe all
// check: --model sc,rmo -D QUICK
// expect: sc unsafe assert, rmo unsafe assert
// check: --model sc,tso,pso,rmo,relaxed -D LAST --engine enumerate
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert, relaxed unsafe assert
// check: --model sc,tso,pso,rmo,relaxed -D LAST --engine symbolic
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert, relaxed unsafe assert
// check: --model sc,tso,pso,rmo,relaxed -D MEANWHILE --engine symbolic
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert, relaxed unsafe assert
// check: --model sc,rmo -D MEANWHILE --engine enumerate
// expect: sc unsafe assert, rmo unsafe assert
// check: --model sc,tso,pso,rmo,relaxed -D FREED --engine symbolic
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc,tso,pso,rmo,relaxed -D FREED --engine enumerate
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc,tso,pso,rmo -D FREED --engine directed
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety
// check: --model sc,tso,pso,rmo,relaxed -D FREED -D LEAVES --engine symbolic
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso,rmo -D FREED -D LEAVES --engine enumerate
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --model sc,tso,pso,rmo -D FREED -D LEAVES --engine directed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --model sc,rmo -D STUCK
// expect: sc unsafe deadlock, rmo unsafe deadlock
// check: --model sc,rmo -D STUCK --engine symbolic
// expect: sc unsafe deadlock, rmo unsafe deadlock

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

int step;
atomic_int x;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

#if defined(ORDER)
void third(void) { assert(step++ == 2); }
void second(void)
{
    assert(step++ == 1);
    atexit(third);
}
void first(void) { assert(step++ == 0); }
__attribute__((destructor(200))) void last(void)
{
#ifdef WRONG
    assert(step++ != 4);
#else
    assert(step++ == 4);
#endif
}
__attribute__((destructor)) void fourth(void) { assert(step++ == 3); }
int main(void)
{
    atexit(second);
    atexit(first);
    return 0;
}
#elif defined(MARKED)
__attribute__((destructor)) void last(void) { assert(0); }
int main(void) { return 0; }
#elif defined(EXIT)
void fails(void) { assert(0); }
int main(void)
{
    atexit(fails);
    exit(1);
}
#elif defined(THREAD)
void fails(void) { assert(0); }
void *leave(void *arg)
{
    exit(0);
}
int main(void)
{
    pthread_t t;
    atexit(fails);
    pthread_create(&t, 0, leave, 0);
    pthread_join(t, 0);
    _exit(0);
}
#elif defined(SKIPPED)
void fails(void) { assert(0); }
void *leave(void *arg)
{
    quick_exit(0);
}
int main(void)
{
    pthread_t t;
    atexit(fails);
    pthread_create(&t, 0, leave, 0);
    pthread_join(t, 0);
    _exit(0);
}
__attribute__((destructor)) void last(void) { assert(0); }
#elif defined(QUICK)
void fails(void) { assert(0); }
int main(void)
{
    at_quick_exit(fails);
    quick_exit(0);
}
#elif defined(LAST)
void check(void) { assert(atomic_load(&x) == 1); }
void *other(void *arg)
{
    atomic_fetch_add(&x, 1);
    return 0;
}
int main(void)
{
    pthread_t t, u;
    atexit(check);
    pthread_create(&t, 0, other, 0);
    pthread_create(&u, 0, other, 0);
    pthread_exit(0);
}
#elif defined(MEANWHILE)
void check(void) { assert(atomic_load(&x) == atomic_load(&x)); }
void *other(void *arg)
{
    atomic_store(&x, 1);
    return 0;
}
int main(void)
{
    pthread_t t;
    atexit(check);
    pthread_create(&t, 0, other, 0);
    return 0;
}
#elif defined(FREED)
int *p;
void frees(void) { free(p); }
void *other(void *arg)
{
    *p = 1;
    return 0;
}
int main(void)
{
    pthread_t t;
    p = malloc(sizeof *p);
    atexit(frees);
    pthread_create(&t, 0, other, 0);
#ifdef LEAVES
    pthread_exit(0);
#endif
    return 0;
}
#else
void *other(void *arg) { return 0; }
void waits(void)
{
    pthread_mutex_lock(&m);
    pthread_mutex_lock(&m);
}
int main(void)
{
    pthread_t t;
    atexit(waits);
    pthread_create(&t, 0, other, 0);
    return 0;
}
#endif

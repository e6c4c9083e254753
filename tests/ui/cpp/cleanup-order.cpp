// The same in C++.
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,tso,pso,rmo --engine enumerate
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --model sc,tso,pso --engine directed
// expect: sc safe all, tso safe all, pso safe all
// check: --model sc,tso,pso --engine unwind
// expect: sc safe all, tso safe all, pso safe all
// check: --model sc,tso,pso,rmo,relaxed -D WRONG
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert, relaxed unsafe assert
// check: --model sc,tso,pso,rmo --engine enumerate -D WRONG
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert
// check: --model sc,tso,pso,rmo --engine directed -D WRONG
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert, rmo unsafe assert
// check: --model sc,tso,pso --engine unwind -D WRONG
// expect: sc unsafe assert, tso unsafe assert, pso unsafe assert
#include <assert.h>
#include <pthread.h>

int order, a, b, c, ended;
pthread_key_t key;

static void note(void *place)
{
    *(int *)place = ++order;
}

static void last(void *value)
{
    ended = ++order;
}

static void deep(int leave)
{
    pthread_cleanup_push(note, &c);
    if (leave)
        pthread_exit((void *)7L);
    pthread_cleanup_pop(1);
}

static void *run(void *argument)
{
    pthread_setspecific(key, &order);
    pthread_cleanup_push(note, &a);
    pthread_cleanup_push(note, &b);
    deep(argument != 0);
    pthread_cleanup_pop(0);
    pthread_cleanup_pop(1);
    return (void *)3L;
}

int main()
{
    pthread_t thread;
    void *result;
    pthread_key_create(&key, last);
    pthread_create(&thread, 0, run, &order);
    pthread_join(thread, &result);
    assert(result == (void *)7L && c == 1 && b == 2 && a == 3 && ended == 4);
    order = a = b = c = 0;
    pthread_create(&thread, 0, run, 0);
    pthread_join(thread, &result);
    assert(result == (void *)3L && c == 1 && b == 0 && a == 2 && ended == 3);
#ifdef WRONG
    assert(b != 0);
#endif
    return 0;
}

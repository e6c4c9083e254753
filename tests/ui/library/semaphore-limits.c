// A semaphore does not go beyond SEM_VALUE_MAX.
//
// check: --model sc,tso,pso,rmo,relaxed
// expect: sc safe all, tso safe all, pso safe all, rmo safe all, relaxed safe all
// check: --model sc,rmo --engine enumerate
// expect: sc safe all, rmo safe all
// check: --model sc,pso --engine directed
// expect: sc safe all, pso safe all
// check: --model sc,pso --engine unwind
// expect: sc safe all, pso safe all

#include <assert.h>
#include <errno.h>
#include <limits.h>
#include <semaphore.h>

sem_t s;

int main(void)
{
    int value;
    assert(sem_init(&s, 0, (unsigned)SEM_VALUE_MAX + 1) == -1 && errno == EINVAL);
    assert(sem_init(&s, 0, SEM_VALUE_MAX - 1) == 0);
    assert(sem_post(&s) == 0);
    assert(sem_post(&s) == -1 && errno == EOVERFLOW);
    assert(sem_getvalue(&s, &value) == 0 && value == SEM_VALUE_MAX);
    return 0;
}

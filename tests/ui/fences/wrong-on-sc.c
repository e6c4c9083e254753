// A lost update: no fence helps, the program is wrong on sc already.
//
// check: --model sc,tso
// expect: sc unsafe assert, tso unsafe assert
// fences: --model sc,tso,relaxed
// needs: sc repair
// needs: tso repair
// needs: relaxed repair

#include <assert.h>
#include <pthread.h>

int count;

void *add(void *arg) {
    count++;
    return arg;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, add, 0);
    pthread_create(&b, 0, add, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(count == 2);
    return 0;
}

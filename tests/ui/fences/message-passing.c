// Message passing with plain accesses: stores must stay in order from pso on, loads from rmo on.
//
// check: --model tso,pso
// expect: tso safe all, pso unsafe assert
// fences: --model sc,tso,pso,rmo,relaxed
// needs: sc nothing
// needs: tso nothing
// needs: pso 19<SS
// needs: rmo 19<SS 26<LL
// needs: relaxed 19<SS 26<LL

#include <assert.h>
#include <pthread.h>

int data, ready;

void *sender(void *arg) {
    data = 42;
    ready = 1;
    return arg;
}

void *receiver(void *arg) {
    while (!ready)
        ;
    assert(data == 42);
    return arg;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, sender, 0);
    pthread_create(&b, 0, receiver, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}

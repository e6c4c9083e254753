// Dekker's lock, the part of it that decides: each thread says that it wants to enter and enters if the other does not.
// On tso a store-load fence in each thread; weaker models also let the critical section leak out at its end.
//
// check: --model sc,tso
// expect: sc safe all, tso unsafe assert
// fences: --model sc,tso
// needs: sc nothing
// needs: tso 18<SL 28<SL

#include <assert.h>
#include <pthread.h>

int wants_0, wants_1;
int inside;

void *first(void *arg) {
    wants_0 = 1;
    if (!wants_1) {
        inside = 1;
        assert(inside == 1);
    }
    wants_0 = 0;
    return arg;
}

void *second(void *arg) {
    wants_1 = 1;
    if (!wants_0) {
        inside = 2;
        assert(inside == 2);
    }
    wants_1 = 0;
    return arg;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, first, 0);
    pthread_create(&b, 0, second, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}

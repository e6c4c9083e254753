// A message of several words, copied as a block and by the library: fences stand before the copy, not inside.
//
// check: --model tso,pso
// expect: tso safe all, pso unsafe assert
// fences: --model pso,rmo
// needs: pso 21<SS
// needs: rmo 21<SS 26>LL/27<LL

#include <assert.h>
#include <pthread.h>
#include <string.h>

struct message {
    int words[3];
} out, in;
int ready;

void *sender(void *arg) {
    struct message m = {{1, 2, 3}};
    out = m;
    ready = 1;
    return arg;
}

void *receiver(void *arg) {
    if (ready) {
        memcpy(&in, &out, sizeof in);
        assert(in.words[2] == 3);
    }
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

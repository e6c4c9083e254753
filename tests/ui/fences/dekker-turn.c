// Dekker's lock with the turn, whose loop has no bound: the proposals hold within the bound, and say so.
//
// check: --model sc --unwind 2
// expect: sc safe bounded
// fences: --model tso
// needs: tso bounded 17>SL/18<SL

#include <assert.h>
#include <pthread.h>

int wants[2];
int turn;
int inside;

void *side(void *arg) {
    int me = arg != 0, other = 1 - me;
    wants[me] = 1;
    while (wants[other])
        if (turn != me) {
            wants[me] = 0;
            while (turn != me)
                ;
            wants[me] = 1;
        }
    assert(inside == 0);
    inside = 1;
    inside = 0;
    turn = other;
    wants[me] = 0;
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, side, &turn);
    side(0);
    pthread_join(t, 0);
    return 0;
}

// Peterson's lock without fences, one function for both threads: one store-load fence on tso, behind the turn or before
// the first look at the other's wish. Where it stands outside of the loop comes first.
//
// check: --model sc,tso
// expect: sc safe all, tso unsafe assert
// fences: --model sc,tso
// needs: sc nothing
// needs: tso 21>SL/22<SL

#include <assert.h>
#include <pthread.h>

int wants[2];
int turn;
int inside;

void *side(void *arg) {
    int me = arg != 0, other = 1 - me;
    wants[me] = 1;
    // The other goes first.
    turn = other;
    while (wants[other] && turn == other)
        ;
    assert(inside == 0);
    inside = 1;
    inside = 0;
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

// The deque of Chase and Lev: under tso the store-load fence in `take`, under pso also the store-store fence in `push`, under
// rmo also those of `steal`, as Lê, Pop, Cohen and Zappa Nardelli place them (PPoPP 2013). The lines are those of the example.
//
// test: "p | s" --model tso
// expect: tso safe all
// fences: --model tso,pso,rmo --test pt|s --test pp:tt|ss
// needs: tso 92<SL | 89:seq_cst
// needs: pso 82<SS 92<SL | 82:release 89:seq_cst
// needs: rmo 82<SS 92<SL 119<LL+SL 119>LL/125<LL | 82:release 89:seq_cst 119<LL+SL 119:acquire

#define UNFENCED
#include "../../../examples/datatypes/chase-lev.c"

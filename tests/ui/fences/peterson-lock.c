// Peterson's lock as a data type: the store-load fence. The lines are those of the example.
//
// test: "a | b" --model sc
// expect: sc safe all
// fences: --model sc,tso --test a|b
// needs: sc nothing
// needs: tso 51>SL/53<SL | 51:seq_cst

#define UNFENCED
#include "../../../examples/datatypes/peterson.c"

// Dekker's lock as a data type: the store-load fence, within the bounds of its loop. The lines are those of the example.
//
// test: "a | b" --model tso
// expect: tso unsafe
// fences: --model tso --test a|b
// needs: tso bounded 46>SL/47<SL | 46:seq_cst

#define UNFENCED
#include "../../../examples/datatypes/dekker.c"

// The lazy list: a node is filled before it is linked. The lines are those of the example.
//
// test: "a | c" --model tso
// expect: tso safe all
// fences: --model tso,pso --test a|c
// needs: tso nothing
// needs: pso 139<SS | 139:release
// spares: pso 66
// together: pso 66

#define UNFENCED
#include "../../../examples/datatypes/lazy-list.c"

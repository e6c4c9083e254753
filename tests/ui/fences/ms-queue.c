// The queue without locks of Michael and Scott under rmo: what is in a node is stored before the node is linked. The lines
// are those of the example.
//
// test: "e | d" --model pso
// expect: pso safe all
// fences: --model pso,rmo --test e|d
// needs: pso nothing
// needs: rmo 116>SS/116<SS/91<SS/119<SS | 116:release/91:release

#define UNFENCED
#include "../../../examples/datatypes/ms-queue.c"

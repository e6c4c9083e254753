//! Values that justify themselves: a cycle of reads-from and dependencies.
//!
//! `relaxed` keeps no dependencies, so a load may read a value that was computed from what it read ("out of thin air").
//! Any value may then appear, and no explorer can list them all. So when every other execution has been visited, the
//! search goes on with guesses: a thread follows, alone, what it would do if it read the constants of the program, or whatever
//! somebody else was seen to store; what it stores is a promise for the others from then on, and an execution counts only if all promises
//! are kept, as always. An execution whose values are circular makes the exploration undecided; so does a search that is cut.
//! Where guesses are needed: in a circle of reads-from and dependencies some load comes behind a store of its thread that
//! depends on it, or the circle would be one of `<M`. So only loads that the model lets later stores overtake are guessed; the others of
//! the circle read what was seen.
//! Misses: circular values that are no constant of the program, nor computed from one within the cap, where no constant
//! closes the circle (`x = 2 * y - 5` against `y = x`).

use super::graph::{Graph, NodeKind, Source};
use super::order::PartialOrder;
use super::pool::Seen;
use crate::value::Dep;
use fencepost_ir::{Op, Operand, Program, Terminator};
use std::collections::BTreeSet;

/// What the exploration says then.
pub(super) const UNDECIDED: &str = "circular value flow is possible (values out of thin air): not all values are tried";

/// What the exploration says when the search with guesses was too long.
pub(super) const CUT: &str = "the search for circular value flow (values out of thin air) was cut";

/// The guesses, in every size of a load.
pub(super) fn guesses(program: &Program, most: usize) -> Vec<Seen> {
    let sizes = [1u64, 2, 4, 8, 16];
    let constants = constants(program, most);
    let cut = |size: u64| constants.iter().map(move |c| fencepost_ir::eval::cut(8 * size as u32, *c));
    let seen = |size: u64| {
        let values: BTreeSet<u128> = cut(size).collect();
        values.into_iter().map(move |bits| Seen { size, bits, undef: 0, threads: Default::default() })
    };
    sizes.into_iter().flat_map(seen).collect()
}

/// The small constants that the program itself (not the library model) stores or compares with, at most so many.
fn constants(program: &Program, most: usize) -> Vec<u128> {
    let mut found: BTreeSet<u128> = [0, 1].into();
    let mut note = |o: &Operand| match o {
        Operand::Const(_, value) => {
            found.insert(*value);
        }
        Operand::Reg(_) | Operand::Global(..) | Operand::Func(_) | Operand::Undef(_) => {}
    };
    for func in program.functions.iter().filter(|f| !f.library) {
        for block in &func.blocks {
            for inst in &block.insts {
                match &inst.op {
                    Op::Store { value, .. } | Op::Rmw { value, .. } => note(value),
                    Op::Cmp(_, a, b) => [a, b].into_iter().for_each(&mut note),
                    Op::CmpXchg { expected, new, .. } => [expected, new].into_iter().for_each(&mut note),
                    _ => {}
                }
            }
            if let Terminator::Switch { cases, .. } = &block.term {
                cases.iter().for_each(|(c, _)| note(&Operand::int(128, *c)));
            }
            block.term.jumps().flat_map(|j| &j.args).for_each(&mut note);
        }
    }
    found.into_iter().take(most).collect()
}

/// Whether the values of an execution depend on themselves.
pub(super) fn is_circular(graph: &Graph<'_>) -> bool {
    let mut flow = PartialOrder::default();
    let ids: Vec<_> = graph.nodes.iter().map(|_| flow.add_node()).collect();
    for (i, node) in graph.nodes.iter().enumerate() {
        let on = match node.kind {
            NodeKind::Mark => continue,
            NodeKind::Load => node.address,
            NodeKind::Store(_) => node.address.join(node.value).join(node.control),
        };
        for load in on.loads() {
            if !flow.insert(load, ids[i]) {
                return true;
            }
        }
    }
    graph.reads.iter().any(|r| match r.source {
        Source::Store(s) => !flow.insert(s, r.load),
        Source::Initial | Source::Promised => false,
    })
}

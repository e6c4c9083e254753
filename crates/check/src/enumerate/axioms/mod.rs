//! Every execution of a small program under any model, by the three axioms.
//!
//! Source: the axioms of `docs/memory-models.md`; execution graphs with incremental consistency as in stateless model
//! checking (Kokologiannakis and Vafeiadis), with *promises* instead of revisits: a load that is explored before the
//! store that it reads takes a value that other branches have seen there ([`pool`]) and waits for a store to keep it.
//! Rounds repeat until no branch shows anything new. While values are learned, axiom 3 is left out, and branches where
//! that matters show nothing; if there are such branches, one more round with all axioms visits the executions.
//!
//! Guarantee: every execution visited is legal (exact: [`order`]), none is visited twice in a round, and under `sc`,
//! `tso` and `pso` every execution within the reported limits is visited. Why: take an execution and its stores in the
//! order of `<M`. The loads that a store depends on are before it and read stores before it, or are forwarded a store
//! that depends on such loads only. So if all stores before it are in the pool, some branch comes to it: the one in
//! which all other events come last in `<M`, in the order in which the search adds them, and their loads read what is
//! there. (A load and a store can always come last; a read-modify-write or a section that has begun cannot, which is why
//! learning leaves axiom 3 out.) Hence each store is in the pool after finitely many rounds, and then the branch of the
//! execution itself has all the promises that it needs.
//! Under `rmo` the same holds unless a thread's earlier access, at an address computed from a load that the store does
//! not depend on, would change its overlap with a later access of that thread (the model lets such an address come out
//! of thin air). Under `relaxed` values may justify themselves; those executions are visited only as far as their values
//! are seen otherwise or stand as constants in the program, and one that is visited makes the exploration undecided.
//!
//! Misses: values of wide inputs (sampled, said as undecided); loops beyond the bound (said as a limit).

mod access;
mod deadlock;
mod deps;
mod graph;
mod late;
mod leaf;
mod lifetime;
mod order;
mod pool;
mod race;
mod search;
mod thin_air;
mod trace;

use super::{bound, prepare, Exploration, FinalState, Options};
use crate::progress::Measure;
use crate::task::{prepared, Reason, Task};
use crate::tuning;
use leaf::Statistics;
use search::Search;

/// Visits every execution of a program under the task's model.
pub fn explore(task: &Task<'_>, options: &Options) -> Exploration {
    explore_guessing(task, options, &[])
}

/// As [`explore`], with these values as additional promises for every load. The outcome is the same wherever learning
/// is complete, which is what this is for: to test that it is.
pub fn explore_guessing(task: &Task<'_>, options: &Options, guesses: &[u128]) -> Exploration {
    let program = prepared(task.program, task.model);
    let task = &Task { program: &program, ..task.clone() };
    let code = match prepare(task, Some(bound(task))) {
        Ok(code) => code,
        Err(exploration) => return *exploration,
    };
    deps::reset();
    let mut search = Search::new(task, options, code);
    rounds(&mut search);
    if !guesses.is_empty() {
        search.guess(guesses);
        search.lax = true;
        rounds(&mut search);
    }
    if !task.model.keep.dependencies && !search.is_over() {
        self_justifying(task, &mut search);
    }
    let Statistics { executions, blocked, checks, rounds, nodes } = search.stats;
    task.budget.gauge().note(Measure::Executions, executions);
    let mut out = search.out;
    out.undecided.extend(search.otherwise);
    out.undecided.extend(search.undecided.into_iter().map(Reason::Undecided));
    out.stats = vec![
        ("executions", executions),
        ("blocked_executions", blocked),
        ("sources_tried", checks),
        ("rounds", rounds),
        ("nodes", nodes),
    ];
    out
}

/// Rounds until nothing is learned any more, then one with all axioms if any round left something out.
fn rounds(search: &mut Search<'_, '_>) {
    loop {
        search.stats = Statistics { rounds: search.stats.rounds + 1, ..Statistics::default() };
        search.pool.grown = false;
        search.round();
        if search.is_over() {
            return;
        }
        if search.pool.grown {
            continue;
        }
        if !search.dropped {
            return;
        }
        // All values are known: once more, with axiom 3.
        search.lax = false;
        search.dropped = false;
    }
}

/// Goes on with guesses, in a model that lets values justify themselves.
fn self_justifying(task: &Task<'_>, search: &mut Search<'_, '_>) {
    let stats = search.stats;
    let guesses = tuning::GUESSES.of(&task.budget);
    search.pool.cap = Some(guesses);
    search.guesses = thin_air::guesses(search.code.program, guesses);
    search.guessing = true;
    search.lax = true;
    search.moves = Some(tuning::MOVES.of(&task.budget) as u64);
    rounds(search);
    if search.moves == Some(0) {
        search.undecided.insert(thin_air::CUT.to_string());
    }
    search.stats = Statistics { rounds: search.stats.rounds, ..stats };
}

//! The numbers of this engine, and how those of the domains reach them.
//!
//! Domains are values without a task at hand: what they need lies with the thread while a task is worked on ([`with`]), as its
//! budget has it. Guarantee: whoever asks outside of a task gets the defaults.

use fencepost_check::numbers;
use fencepost_check::tuning::Number;
use fencepost_check::Budget;
use std::cell::Cell;

numbers! {
    ELEMENTS: "modular.elements" = 64, 1..=65_536, "places of an array that one access of the fixpoint tells apart; with more the array is one value";
    TRACKED: "modular.tracked" = 24, 1..=1_000, "shared cells that the fixpoint relates with each other";
    CELLS: "modular.cells" = 6, 1..=64, "shared cells whose order the fixpoint knows, of those that it relates";
    SMALL: "modular.small" = 16, 1..=4_096, "values that the fixpoint lists one by one before they become intervals";
    PAIRS: "modular.pairs" = 128, 1..=65_536, "pairs of listed values that the fixpoint computes with one by one";
    SUMMED: "modular.summed" = 65_536, 1..=1_000_000_000, "bytes of an array whose values are looked through when it becomes one value";
    WIDEN: "modular.widen" = 3, 1..=1_000, "rounds of the fixpoint in which values grow as they are; from then on they are widened";
    ITERATIONS: "modular.iterations" = 500, 1..=1_000_000, "iterations of a loop in one round of the fixpoint";
    ROUNDS: "modular.rounds" = 60, 1..=1_000_000, "rounds of the fixpoint";
    SECOND_OPINION: "modular.second_opinion_ms" = 300, 1..=1_000_000_000, "milliseconds of the fixpoint where the search has seen everything";
    THREADS: "modular.threads" = 8, 1..=64, "threads that the fixpoint explores together";
    BUFFER: "modular.buffer" = 8, 1..=1_000, "stores that wait in a thread's buffer when threads are explored together";
    APART: "modular.apart" = 48, 1..=1_000_000, "states of one control that are kept apart when threads are explored together";
    STATES: "modular.states" = 40_000, 1..=1_000_000_000, "states when threads are explored together";
    LOCAL: "modular.local" = 20_000, 1..=1_000_000_000, "instructions between two steps when threads are explored together";
    TOGETHER: "modular.together_ms" = 10_000, 1..=1_000_000_000, "milliseconds in which threads are explored together";
    REPEAT: "modular.repeat" = 2, 1..=1_000_000, "rounds of each loop in the first unfolding of the search";
    NODES: "modular.nodes" = 6_000, 1..=1_000_000_000, "nodes of the trees in the first unfolding";
    SEARCH: "modular.search_ms" = 30_000, 1..=1_000_000_000, "milliseconds of the search in the first unfolding";
    REPEAT_AGAIN: "modular.repeat_again" = 12, 1..=1_000_000, "rounds of each loop in the second unfolding";
    NODES_AGAIN: "modular.nodes_again" = 2_000, 1..=1_000_000_000, "nodes of the trees in the second unfolding";
    SEARCH_AGAIN: "modular.search_again_ms" = 2_000, 1..=1_000_000_000, "milliseconds of the search in the second unfolding";
    EVENTS: "modular.events" = 60_000, 1..=1_000_000_000, "events of an unfolding";
    INSTRUCTIONS: "modular.instructions" = 300_000, 1..=1_000_000_000_000, "instructions of an unfolding";
    UNFOLDING: "modular.unfolding_ms" = 4_000, 1..=1_000_000_000, "milliseconds of an unfolding";
    PATIENCE: "modular.patience" = 8, 1..=1_000, "rounds of an unfolding after which values that still change may be anything";
    PASSED_ON: "modular.passed_on" = 100, 1..=1_000_000, "times that what threads store is passed on between two rounds of an unfolding";
    INSTANCES: "modular.instances" = 80, 1..=1_000, "threads of an unfolding";
    FRAMES: "modular.frames" = 200, 1..=10_000, "calls within each other in an unfolding";
    BLOCK: "modular.block" = 4_096, 1..=1_000_000, "bytes of a block operation in an unfolding";
    LISTED: "modular.listed" = 24, 1..=4_096, "values of a set in the search; more may be anything";
    COMBINED: "modular.combined" = 4_096, 1..=1_000_000, "combinations of values that the search computes with one by one";
    MANY: "modular.many" = 8, 1..=1_000_000, "stores that a load may read above which the search drops hopeless ones first";
    FORESEEN: "modular.foreseen" = 8_000, 1..=100_000, "events whose order the search closes once for all questions";
    STEPS: "modular.steps" = 100_000, 1..=1_000_000_000_000, "steps of the search for one question";
}

/// What domains need to know.
#[derive(Clone, Copy)]
struct Precision {
    small: usize,
    pairs: usize,
    listed: usize,
    combined: usize,
}

const USUAL: Precision = Precision {
    small: SMALL.default as usize,
    pairs: PAIRS.default as usize,
    listed: LISTED.default as usize,
    combined: COMBINED.default as usize,
};

thread_local! {
    static PRECISION: Cell<Precision> = const { Cell::new(USUAL) };
}

/// Puts back what was there before.
struct Back(Precision);

impl Drop for Back {
    fn drop(&mut self) {
        PRECISION.set(self.0);
    }
}

/// Works on a task: meanwhile the domains are as precise as its budget says.
pub(crate) fn with<T>(budget: &Budget, work: impl FnOnce() -> T) -> T {
    let of = |n: &Number| n.of(budget);
    let here = Precision { small: of(&SMALL), pairs: of(&PAIRS), listed: of(&LISTED), combined: of(&COMBINED) };
    let _back = Back(PRECISION.replace(here));
    work()
}

/// [`SMALL`] of the task that this thread works on.
pub(crate) fn small() -> usize {
    PRECISION.get().small
}

/// [`PAIRS`] of the task that this thread works on.
pub(crate) fn pairs() -> usize {
    PRECISION.get().pairs
}

/// [`LISTED`] of the task that this thread works on.
pub(crate) fn listed() -> usize {
    PRECISION.get().listed
}

/// [`COMBINED`] of the task that this thread works on.
pub(crate) fn combined() -> usize {
    PRECISION.get().combined
}

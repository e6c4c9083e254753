//! The product: a few threads explored together on the store-buffer machine of a model, with abstract values.
//!
//! Source: the machines of `docs/memory-models.md` (`sc`, `tso`, `pso`), explored as in explicit-state model checking, but each state
//! holds abstract values, a state is dropped if one with the same control covers it, and too many states of one control are widened
//! into one. So endless loops over finite or growing data come to an end, and protocols in which one thread's next step depends on where the
//! other stands (Peterson, hand-over, ring buffers), which no thread-modular argument sees, are proved.
//! Guarantee: every step of the machine is covered, for assertions. Fences: earlier stores pass a mark for SS before later ones, and
//! loads wait for the stores before a mark for SL; loads are in order on these models.
//! Misses, and gives up: more than [`THREADS`](tuning::THREADS) threads or [`BUFFER`](tuning::BUFFER) stores waiting (unfenced endless stores), heap objects, condition
//! variables, atomic sections of the program on `tso` and `pso`, recursion, accesses whose place is not known.
//! Deviations: mutexes are not followed into the model of the library; locking takes a free mutex when the thread's buffer is empty.

mod access;
mod local;
mod step;
mod world;

use super::engine::{prepare, Alarm, Analysis, Outcome};
use super::shared::{Class, Shared};
use super::value::Value;
use crate::tuning;
use fencepost_check::effort::NODE;
use fencepost_check::task::Budget;
use fencepost_ir::liveness::Liveness;
use fencepost_ir::Program;
use fencepost_models::{Machine, Model};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use world::{Key, World};

/// The exploration under way.
pub(super) struct Explorer<'a, 'b, 'p> {
    pub(super) analysis: &'b mut Analysis<'a, 'p>,
    pub(super) liveness: &'b [Liveness],
    pub(super) machine: Machine,
}

/// Explores the program on the machine; `machine` may be stronger than the model's if the program has no races. Stops when
/// everything that is in `doubt` can fail here too: these assertions, and whether there are other errors.
pub fn explore(
    program: &Program,
    model: &'static Model,
    machine: Machine,
    budget: &Budget,
    doubt: Option<(&[Alarm], bool)>,
) -> Outcome {
    let budget = &budget.slice(tuning::TOGETHER.time(budget));
    let (mut shared, shapes, escape) = prepare(program, model, budget);
    shared.classes.clear();
    for _ in 0..tuning::THREADS.of(budget) {
        let arg = Value::bottom(shared.pointer_bits());
        shared.classes.push(Class { funcs: BTreeSet::new(), arg, start: None, single: true, exit: None });
    }
    let liveness = Liveness::of_program(program);
    let mut analysis = Analysis::new(&mut shared, &shapes, &escape, budget);
    let mut explorer = Explorer { analysis: &mut analysis, liveness: &liveness, machine };
    let states = explorer.run(budget, doubt);
    let list = |alarms: &mut BTreeSet<Alarm>| std::mem::take(alarms).into_iter().collect();
    let (alarms, errors) = (list(&mut analysis.alarms), list(&mut analysis.errors));
    Outcome { alarms, errors, unknown: shared.gave_up.clone(), rounds: states }
}

impl Explorer<'_, '_, '_> {
    /// Visits all states; the answer is how many.
    fn run(&mut self, budget: &Budget, doubt: Option<(&[Alarm], bool)>) -> u32 {
        let mut visited: FxHashMap<Key, Vec<World>> = FxHashMap::default();
        let mut work = self.start();
        let mut count = 0usize;
        let apart = tuning::APART.of(budget);
        while let Some(world) = work.pop() {
            let hopeless = doubt.is_some_and(|(alarms, errors)| {
                let wrong = !errors || !self.analysis.errors.is_empty();
                wrong && alarms.iter().all(|a| self.analysis.alarms.contains(a))
            });
            if self.analysis.shared.gave_up.is_some() || hopeless {
                break;
            }
            let Some(world) = insert(&mut visited, world, self.analysis.shared, apart) else { continue };
            count += 1;
            budget.spend(NODE);
            if count > tuning::STATES.of(budget) || (count.is_multiple_of(256) && budget.stop(0).is_some()) {
                self.analysis.shared.give_up("too many states of the threads together");
                break;
            }
            for thread in 0..world.threads.len() {
                self.flush(&world, thread, &mut work);
                self.step(&world, thread, &mut work);
            }
        }
        count as u32
    }
}

/// Adds a state; `None` if it is covered already, otherwise the state to go on with.
fn insert(visited: &mut FxHashMap<Key, Vec<World>>, world: World, shared: &Shared<'_>, apart: usize) -> Option<World> {
    let list = visited.entry(world.key()).or_default();
    if list.iter().any(|w| world.leq(w, shared)) {
        return None;
    }
    if list.len() < apart {
        list.push(world.clone());
        return Some(world);
    }
    // The state that differs least takes it up, so that flags stay apart while counters grow.
    let closest = list.iter_mut().min_by_key(|w| w.distance(&world))?;
    let widened = closest.widen(&world, shared);
    *closest = widened.clone();
    Some(widened)
}

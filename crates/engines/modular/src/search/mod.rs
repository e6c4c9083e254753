//! Searches for a combination of reads-from under which a goal is reached: backwards from the goal, with what the axioms
//! force in between, and back over all choices that had no part in a conflict.
//!
//! Source: Kusano and Wang (FSE 2017), sections 5 and 6: combinations of interferences, directed by the property. There all
//! combinations are listed and filtered; here they are searched, over all threads at once. Conflict-directed backjumping is
//! Prosser's (1993).
//! Guarantee: if no combination is found, no run reaches the goal. A run gives each executed load a source; the search
//! follows only loads on whose values a condition depends (others can read what the order says) and only events that must have been
//! executed. Misses: a combination that is found need not be one of a run: values are sets, and the search ends with its budget.

mod candidates;
mod extend;
mod values;

use crate::events::{CellId, EventId, Forest, InstanceId, NodeId};
use crate::expr::{ExprId, Symbol};
use crate::lanes::{Lanes, LanesMark};
use crate::saturate::{Cause, Choice, Conflict, Place};
use crate::tuning;
use fencepost_check::effort::NODE;
use fencepost_check::progress::Measure;
use fencepost_check::{Budget, Stop};
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// The decisions that a refutation used, in rising order. Decision 0 is the goal itself and never named.
type Blame = Vec<u32>;

/// A shared [`Blame`].
type Why = Rc<[u32]>;

/// What a search came to.
#[derive(Clone, PartialEq, Debug)]
pub enum Outcome {
    /// No run reaches the goal.
    Refuted,
    /// This combination could not be excluded.
    Found(Vec<Pair>),
    /// The search was cut off.
    Stopped(Option<Stop>),
}

/// A load and where it reads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pair {
    /// The load.
    pub load: EventId,
    /// The cell.
    pub cell: CellId,
    /// The store, or the initial memory.
    pub source: Option<EventId>,
    /// The value as far as it is known.
    pub value: ExprId,
}

enum Ended {
    Found(Vec<Pair>),
    Refuted(Blame),
    Stopped(Option<Stop>),
}

/// What there was before a decision.
struct Before {
    lanes: LanesMark,
    places: usize,
    positions: usize,
    bound: usize,
    reads: usize,
    conditions: usize,
    joined: usize,
    complete: usize,
}

/// A condition that a path depends on.
#[derive(Clone, Copy, Debug)]
struct Condition {
    expr: ExprId,
    value: bool,
    event: EventId,
    /// An assertion that has held: it is asked about when nothing else is left to ask.
    soft: bool,
}

/// How a thread may go on, or where a load may read, or how a case may be decided.
#[derive(Clone, Copy, Debug)]
enum Alternative {
    Read(EventId, CellId, Symbol, Option<EventId>),
    Node(InstanceId, NodeId),
    Edge(Place, Place),
}

/// One search.
pub struct Search<'a> {
    forest: &'a mut Forest,
    budget: &'a Budget,
    lanes: &'a mut Lanes,
    level: u32,
    /// The place of each event that is executed, and the events with places in order.
    place_of: FxHashMap<EventId, Place>,
    places: Vec<EventId>,
    /// The decisions because of which each event is executed.
    why: FxHashMap<EventId, Why>,
    /// The same for each node of the order.
    place_why: Vec<Why>,
    /// Of the event that is being executed.
    now: Why,
    /// The decisions because of which a thread is made to go on, beside its own.
    forced: Option<Why>,
    /// Where each thread is: a node and how many of its events are executed; with the trail of former positions.
    position: Vec<Option<(NodeId, u32)>>,
    positions: Vec<(InstanceId, Option<(NodeId, u32)>)>,
    bound: FxHashMap<Symbol, ExprId>,
    bindings: Vec<Symbol>,
    /// In the order of the saturation's reads: what, and the level.
    reads: Vec<(Pair, u32)>,
    read_of: FxHashMap<Symbol, u32>,
    conditions: Vec<Condition>,
    joined: Vec<(InstanceId, EventId)>,
    complete: Vec<InstanceId>,
    steps: u64,
    most: u64,
}

impl<'a> Search<'a> {
    /// A search that gives up after as many steps as the budget has for a question. In the lanes nothing is executed yet; the events may be foreseen.
    pub fn new(forest: &'a mut Forest, lanes: &'a mut Lanes, budget: &'a Budget) -> Search<'a> {
        let threads = forest.instances.len();
        let place_why = vec![Rc::from([]); lanes.order.len()];
        Search {
            forest,
            budget,
            lanes,
            level: 0,
            place_of: FxHashMap::default(),
            places: Vec::new(),
            why: FxHashMap::default(),
            place_why,
            now: Rc::from([]),
            forced: None,
            position: vec![None; threads],
            positions: Vec::new(),
            bound: FxHashMap::default(),
            bindings: Vec::new(),
            reads: Vec::new(),
            read_of: FxHashMap::default(),
            conditions: Vec::new(),
            joined: Vec::new(),
            complete: Vec::new(),
            steps: 0,
            most: tuning::STEPS.of(budget) as u64,
        }
    }

    /// How many steps it took.
    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// Whether a run can execute an event. The lanes are left as they were.
    pub fn reach(&mut self, goal: EventId) -> Outcome {
        let before = self.lanes.mark();
        let outcome = self.reach_from_start(goal);
        self.lanes.undo(before);
        outcome
    }

    /// Whether a run can execute two events of different threads; if `late`, the first before the second in the memory order.
    /// The lanes are left as they were.
    pub fn reach_both(&mut self, first: EventId, second: EventId, late: bool) -> Outcome {
        let before = self.lanes.mark();
        let outcome = self.reach_both_from_start(first, second, late);
        self.lanes.undo(before);
        outcome
    }

    fn reach_both_from_start(&mut self, first: EventId, second: EventId, late: bool) -> Outcome {
        self.position[0] = Some((self.forest.instances[0].root, 0));
        if self.extend(first).is_err() || self.extend(second).is_err() {
            return Outcome::Refuted;
        }
        if let (Some(&a), Some(&b), true) = (self.place_of.get(&first), self.place_of.get(&second), late) {
            let done = self.lanes.order.edge(a, b, Cause::Program).and_then(|()| self.lanes.order.settle());
            if done.is_err() {
                return Outcome::Refuted;
            }
        }
        self.outcome()
    }

    fn reach_from_start(&mut self, goal: EventId) -> Outcome {
        self.position[0] = Some((self.forest.instances[0].root, 0));
        if self.extend(goal).is_err() {
            return Outcome::Refuted;
        }
        self.outcome()
    }

    fn outcome(&mut self) -> Outcome {
        match self.solve() {
            Ended::Found(pairs) => Outcome::Found(pairs),
            Ended::Refuted(_) => Outcome::Refuted,
            Ended::Stopped(stop) => Outcome::Stopped(stop),
        }
    }

    fn solve(&mut self) -> Ended {
        self.steps += 1;
        self.budget.gauge().count(Measure::Visited);
        self.budget.spend(NODE);
        if self.steps > self.most {
            return Ended::Stopped(None);
        }
        // A step may be long, so the clock is looked at each time.
        if let Some(stop) = self.budget.stop(0) {
            return Ended::Stopped(Some(stop));
        }
        if let Err(blame) = self.propagate() {
            return Ended::Refuted(blame);
        }
        let Some((alternatives, mut blame)) = self.decision() else { return Ended::Found(self.pairs()) };
        self.level += 1;
        let level = self.level;
        for alternative in alternatives {
            let before = self.mark();
            let ended = match self.apply(alternative) {
                Ok(()) => self.solve(),
                Err(blame) => Ended::Refuted(blame),
            };
            match ended {
                Ended::Refuted(why) => {
                    self.undo(&before);
                    if !why.contains(&level) {
                        self.level -= 1;
                        return Ended::Refuted(why);
                    }
                    blame.extend(why.into_iter().filter(|l| *l != level));
                }
                Ended::Found(_) | Ended::Stopped(_) => return ended,
            }
        }
        self.level -= 1;
        blame.retain(|l| *l < level);
        tidy(&mut blame);
        Ended::Refuted(blame)
    }

    fn apply(&mut self, alternative: Alternative) -> Result<(), Blame> {
        match alternative {
            Alternative::Read(load, cell, symbol, source) => self.bind(load, cell, symbol, source),
            Alternative::Node(instance, node) => self.enter(instance, node),
            Alternative::Edge(a, b) => {
                let case = Cause::Case(self.level);
                let done = self.lanes.order.edge(a, b, case).and_then(|()| self.lanes.order.settle());
                done.map_err(|c| self.blame(&c))
            }
        }
    }

    /// What must happen now, and what cannot.
    fn propagate(&mut self) -> Result<(), Blame> {
        let done = self.run_joined();
        self.forced = None;
        done?;
        self.check_conditions()
    }

    /// The next thing to decide: the alternatives, and the decisions because of which there are no others.
    fn decision(&mut self) -> Option<(Vec<Alternative>, Blame)> {
        if let Some(d) = self.choose_read(false) {
            return Some(d);
        }
        if let Some(d) = self.choose_way(None) {
            return Some(d);
        }
        let Some(((a, b), (c, d))): Option<Choice> = self.lanes.order.open() else { return self.choose_read(true) };
        let mut blame: Blame = [a, b, c, d].iter().flat_map(|p| self.place_why[*p as usize].iter().copied()).collect();
        let loads = [a, b, c, d];
        for (read, (_, level)) in self.lanes.order.reads().iter().zip(&self.reads) {
            if loads.contains(&read.load) {
                blame.push(*level);
            }
        }
        Some((vec![Alternative::Edge(a, b), Alternative::Edge(c, d)], blame))
    }

    fn pairs(&self) -> Vec<Pair> {
        self.reads.iter().map(|r| r.0).collect()
    }

    /// The decisions that a conflict of the order is due to.
    fn blame(&self, conflict: &Conflict) -> Blame {
        let mut blame: Blame =
            conflict.reads.iter().map(|r| self.reads.get(*r as usize).map_or(self.level, |r| r.1)).collect();
        for p in &conflict.nodes {
            // A node that was just made belongs to the event that is being executed.
            blame.extend(self.place_why.get(*p as usize).unwrap_or(&self.now).iter());
        }
        blame.extend(&conflict.cases);
        tidy(&mut blame);
        blame
    }

    fn mark(&self) -> Before {
        Before {
            lanes: self.lanes.mark(),
            places: self.places.len(),
            positions: self.positions.len(),
            bound: self.bindings.len(),
            reads: self.reads.len(),
            conditions: self.conditions.len(),
            joined: self.joined.len(),
            complete: self.complete.len(),
        }
    }

    fn undo(&mut self, before: &Before) {
        self.lanes.undo(before.lanes);
        self.place_why.truncate(self.lanes.order.len());
        for event in self.places.drain(before.places..) {
            self.place_of.remove(&event);
            self.why.remove(&event);
        }
        for (instance, old) in self.positions.drain(before.positions..).rev() {
            self.position[instance as usize] = old;
        }
        for symbol in self.bindings.drain(before.bound..) {
            self.bound.remove(&symbol);
            self.read_of.remove(&symbol);
        }
        self.reads.truncate(before.reads);
        self.conditions.truncate(before.conditions);
        self.joined.truncate(before.joined);
        self.complete.truncate(before.complete);
    }
}

/// Sorts, without repetitions and without the goal.
fn tidy(blame: &mut Blame) {
    blame.retain(|l| *l != 0);
    blame.sort_unstable();
    blame.dedup();
}

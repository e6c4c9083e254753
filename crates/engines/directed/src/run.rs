//! Concrete executions: the program runs as a model says, as far as the model reaches, and then on its own.
//!
//! Source: SATCheck, section 5. The model gives a total order of memory; events take place in that order. A store takes
//! place when it reaches memory; it is issued as soon as its thread can (section 6.4). What the original says with wait
//! pairs follows from the order. When the run leaves the model, because it shows something new, every thread goes on in turn.

use crate::graph::{with_graph, ItemId, ItemKind, Place};
use crate::origin::Origin;
use crate::script::Script;
use fencepost_check::enumerate::machine::guide::{Acted, Choice, Guided};
use fencepost_check::enumerate::machine::walk::Random;
use fencepost_check::finding::Finding;
use fencepost_check::follow::At;
use fencepost_check::interp::{Limit, Request};
use fencepost_check::layout::Tid;
use fencepost_check::task::Budget;
use fencepost_ir::{Loc, NondetKind};
use rustc_hash::{FxHashMap, FxHashSet};

/// What a run is asked to do.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// The events in the order of memory.
    pub steps: Vec<Step>,
    /// The answers to choices.
    pub choices: FxHashMap<ItemId, u128>,
    /// The ends of objects that have their place among the steps.
    pub ends: FxHashSet<ItemId>,
    /// The sections that have events, and whether they load anything.
    pub sections: FxHashMap<ItemId, bool>,
    /// Which item starts a thread, and which thread has it.
    pub starts: FxHashMap<Tid, Vec<(Tid, ItemId)>>,
    /// What is to be done instead on a model without a machine.
    pub script: Option<Script>,
}

/// An event of a plan.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// The thread.
    pub thread: Tid,
    /// The item.
    pub item: ItemId,
    /// The section that it is part of.
    pub section: Option<ItemId>,
    /// Whether it is a store on its own, which may stay in a buffer.
    pub store: bool,
}

/// What is done when something goes wrong: the run as it is then, and what it is; nothing if it is a store that reaches memory behind the
/// end of its object. Says whether the others go on.
pub type Failed<'a> = &'a mut dyn FnMut(&Guided<'_, Origin>, Option<Finding>) -> bool;

/// Makes runs.
pub struct Runner<'p> {
    /// The machine.
    pub machine: Guided<'p, Origin>,
    /// At most so many steps in a run.
    pub limit: usize,
    /// The last run could not do what its plan says.
    pub void: bool,
    /// The events of items.
    pub(crate) tags: FxHashMap<ItemId, u32>,
    /// The bytes that were read by items that were fed.
    pub(crate) touched: FxHashMap<ItemId, (u64, u64)>,
    /// The bytes that were stored.
    pub(crate) stored: Vec<(u64, u64)>,
    done: FxHashSet<ItemId>,
    /// The threads that have failed.
    over: FxHashSet<Tid>,
    /// Whether a store that reaches memory behind the end of its object has been seen.
    late: bool,
}

impl<'p> Runner<'p> {
    /// A runner on a machine.
    pub fn new(machine: Guided<'p, Origin>, limit: usize) -> Runner<'p> {
        Runner {
            machine,
            limit,
            void: false,
            tags: FxHashMap::default(),
            touched: FxHashMap::default(),
            stored: Vec::new(),
            done: FxHashSet::default(),
            over: FxHashSet::default(),
            late: false,
        }
    }

    /// Runs the program from its start: first the plan, then every thread in turn. With a seed the turns are of random
    /// length and in random order, which shows more of what threads do to each other.
    pub fn run(&mut self, plan: &Plan, seed: Option<u64>, budget: &Budget, failed: Failed<'_>) {
        self.machine.restart();
        self.tags.clear();
        self.done.clear();
        self.over.clear();
        self.late = false;
        self.void = plan.script.as_ref().is_some_and(|script| !self.perform(plan, script));
        if self.void {
            return;
        }
        for step in &plan.steps {
            if self.machine.moves() > self.limit || !self.follow(plan, step) {
                break;
            }
            if self.look(failed) {
                return;
            }
        }
        self.finish(plan, seed.map(Random), budget, failed);
    }

    /// Looks for threads that have failed. Says whether the run ends here.
    fn look(&mut self, failed: Failed<'_>) -> bool {
        if let Some(store) = self.machine.doomed().filter(|_| !self.late) {
            self.late = true;
            if let Some(item) = self.tags.iter().find(|(_, tag)| **tag == store).map(|(item, _)| *item) {
                with_graph(|g| g.failed.insert(item));
            }
            // What is behind it has no meaning.
            failed(&self.machine, None);
            return true;
        }
        // All that have failed since: a thread may fail where another has failed before, which is no end if nobody asked for that.
        for tid in 0..self.machine.threads() {
            if self.over.contains(&tid) {
                continue;
            }
            let Some(finding) = self.failure(tid) else { continue };
            self.over.insert(tid);
            // The item at which a thread failed will not be a goal again.
            if let Some(item) = self.item(tid) {
                with_graph(|g| g.failed.insert(item));
            }
            if !failed(&self.machine, Some(finding)) {
                return true;
            }
        }
        false
    }

    /// How a thread has failed.
    fn failure(&self, thread: Tid) -> Option<Finding> {
        let Some(Request::Fail(kind)) = self.machine.request(thread) else { return None };
        if let Some(finding) = self.machine.failed().filter(|f| f.thread == thread) {
            return Some(finding);
        }
        let (_, at) = self.machine.place(thread)?;
        let func = self.machine.code().program.func(at.func);
        let loc = func.blocks[at.block.index()].insts.get(at.ip as usize).map_or(Loc::NONE, |i| i.loc);
        Some(Finding { kind: kind.clone(), thread, loc, function: func.name.clone() })
    }

    pub(crate) fn item(&self, tid: Tid) -> Option<ItemId> {
        let (place, at) = self.machine.place(tid)?;
        let (place, at): (Place, At) = (*place, at);
        with_graph(|g| g.find(&place, at))
    }

    pub(crate) fn act(&mut self, tid: Tid, plan: &Plan) -> Acted {
        let mut choose = chooser(plan);
        let (tags, done, stored) = (&mut self.tags, &mut self.done, &mut self.stored);
        let target = plan.script.as_ref().map(|_| with_graph(|g| g.target));
        self.machine.act(tid, &mut choose, &mut |seen| {
            if let Some(item) = with_graph(|g| g.find(seen.place, seen.at)) {
                tags.insert(item, seen.event);
                done.insert(item);
            }
            if let (
                Some(target),
                Request::Store { ty, addr, .. } | Request::Rmw { ty, addr, .. } | Request::CmpXchg { ty, addr, .. },
            ) = (&target, seen.request)
            {
                stored.push((addr.bits as u64, u64::from(ty.bytes(target))));
            }
        })
    }

    /// One event of the plan. Says whether the run still follows it.
    fn follow(&mut self, plan: &Plan, step: &Step) -> bool {
        if step.section.is_some_and(|s| self.done.contains(&s)) && !step.store {
            return true;
        }
        if !self.done.contains(&step.item) && !self.advance(plan, step) {
            return false;
        }
        if step.store {
            // Now it reaches memory, if it is not there yet.
            if let Some(tag) = self.tags.get(&step.item).copied() {
                let ready = self.machine.pending(step.thread);
                if let Some((position, _)) = ready.iter().find(|(_, tags)| tags.contains(&tag)) {
                    self.machine.flush(step.thread, *position);
                }
            }
        }
        true
    }

    /// Brings a thread to an item and through it.
    fn advance(&mut self, plan: &Plan, step: &Step) -> bool {
        if !self.ensure_started(plan, step.thread, 0) {
            return false;
        }
        let wanted = step.section.unwrap_or(step.item);
        for _ in 0..self.limit {
            let Some(item) = self.item(step.thread) else { return false };
            let here = item == wanted;
            if !here && part(plan, item) == Part::Placed {
                return false;
            }
            match self.act(step.thread, plan) {
                Acted::Done => {}
                Acted::Over => return here,
                Acted::Waits if here => {
                    // A section that waits has shown what it can.
                    self.done.insert(wanted);
                    return true;
                }
                Acted::Waits => {
                    if !self.unblock(plan, step.thread) {
                        return false;
                    }
                }
            }
            if here {
                return true;
            }
        }
        false
    }

    /// A thread cannot go on: empties its buffer, or brings the thread that it waits for to its end.
    fn unblock(&mut self, plan: &Plan, tid: Tid) -> bool {
        if let Some((position, _)) = self.machine.pending(tid).first().cloned() {
            self.machine.flush(tid, position);
            return true;
        }
        let Some(Request::ThreadJoin { id }) = self.machine.request(tid) else { return false };
        let Some(child) = fencepost_check::interp::Code::tid_of(*id) else { return false };
        // Only what nobody sees may be done on the way.
        for _ in 0..self.limit {
            if matches!(self.machine.request(child), Some(Request::Exit(_))) {
                let Some((position, _)) = self.machine.pending(child).first().cloned() else { return true };
                self.machine.flush(child, position);
                continue;
            }
            let Some(item) = self.item(child) else { return false };
            if part(plan, item) != Part::None || self.act(child, plan) != Acted::Done {
                return false;
            }
        }
        false
    }

    fn ensure_started(&mut self, plan: &Plan, tid: Tid, depth: u32) -> bool {
        if self.machine.request(tid).is_some() {
            return true;
        }
        if depth > 64 {
            return false;
        }
        for (creator, start) in plan.starts.get(&tid).cloned().unwrap_or_default() {
            if !self.ensure_started(plan, creator, depth + 1) {
                continue;
            }
            let step = Step { thread: creator, item: start, section: None, store: false };
            if self.advance(plan, &step) && self.machine.request(tid).is_some() {
                return true;
            }
        }
        false
    }

    /// Every thread in turn until nobody can move.
    fn finish(&mut self, plan: &Plan, mut random: Option<Random>, budget: &Budget, failed: Failed<'_>) {
        let mut idle = 0;
        let mut tid = 0;
        let mut rounds = 0u32;
        // How long a turn may be differs from run to run.
        let longest = random.as_mut().map_or(1, |r| 1 << r.below(5));
        while idle < self.machine.threads().max(1) {
            let threads = self.machine.threads();
            tid = if tid + 1 >= threads { 0 } else { tid + 1 };
            let mut turn = 1;
            if let Some(random) = random.as_mut().filter(|_| idle == 0) {
                tid = random.below(u64::from(threads)) as Tid;
                turn = 1 + random.below(longest);
            }
            let mut moved = false;
            for _ in 0..turn {
                rounds += 1;
                budget.spend(1);
                if self.look(failed) {
                    return;
                }
                if self.machine.moves() > self.limit || (rounds.is_multiple_of(256) && budget.stop(0).is_some()) {
                    with_graph(|g| g.limits.insert(Limit::Steps));
                    return;
                }
                if !self.turn(tid, plan) {
                    break;
                }
                moved = true;
            }
            idle = if moved { 0 } else { idle + 1 };
        }
        if self.look(failed) {
            return;
        }
        if let (_, Some(finding)) = self.machine.end() {
            with_graph(|g| g.deadlocked = true);
            failed(&self.machine, Some(finding));
        }
    }

    /// One step of a thread, and everything that it has stored reaches memory.
    fn turn(&mut self, tid: Tid, plan: &Plan) -> bool {
        if self.machine.request(tid).is_none() {
            return false;
        }
        let mut moved = self.act(tid, plan) == Acted::Done;
        while let Some((position, _)) = self.machine.pending(tid).first().cloned() {
            self.machine.flush(tid, position);
            moved = true;
        }
        moved
    }
}

/// Makes the choices of a plan.
pub(crate) fn chooser(plan: &Plan) -> impl FnMut(&Place, At, &Request<Origin>) -> Choice + '_ {
    |place, at, request| {
        let planned = with_graph(|g| g.find(place, at)).and_then(|i| plan.choices.get(&i)).copied();
        match (request, planned) {
            (Request::Nondet(_, NondetKind::Input), Some(value)) => Choice::Input(value),
            (Request::CmpXchg { .. }, Some(stored)) => Choice::Nth(u32::from(stored == 0)),
            (_, Some(value)) => Choice::Nth(value as u32),
            (_, None) => Choice::Nth(0),
        }
    }
}

/// What an item is to the order of memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    /// It has its place there, and must wait for it.
    Placed,
    /// It has its place there, but may be issued before: a store, or a section of stores only.
    Early,
    /// It has none.
    None,
}

fn part(plan: &Plan, item: ItemId) -> Part {
    with_graph(|g| match &g.items[item.0 as usize].kind {
        ItemKind::Load { .. } | ItemKind::Rmw { .. } | ItemKind::CmpXchg { .. } => Part::Placed,
        ItemKind::Store { .. } => Part::Early,
        ItemKind::Begin => match plan.sections.get(&item) {
            Some(true) => Part::Placed,
            Some(false) => Part::Early,
            None => Part::None,
        },
        ItemKind::Release(..) | ItemKind::Free(_) if plan.ends.contains(&item) => Part::Placed,
        ItemKind::Release(..)
        | ItemKind::Free(_)
        | ItemKind::Fence(_)
        | ItemKind::Allocate(_)
        | ItemKind::Start(..)
        | ItemKind::Join(_)
        | ItemKind::End
        | ItemKind::Nondet(..)
        | ItemKind::Decision(..)
        | ItemKind::Exit(_)
        | ItemKind::Stop
        | ItemKind::Yield
        | ItemKind::Silent => Part::None,
    })
}

//! From the solver's model to a run: what each thread did, and where its accesses stand in the memory order.

use crate::exec::{EventId, Item, ItemKind};
use crate::formula::Formula;
use crate::race::Race;
use crate::value::V;
use fencepost_check::layout::Tid;
use fencepost_check::witness::{Claim, Step, StepKind, Witness, WitnessThread};
use fencepost_solver::bits::Bits;
use fencepost_solver::circuit::Lit;
use fencepost_solver::encode::Model;

struct Decoder<'a, 'w, 'p> {
    formula: &'a Formula<'w, 'p>,
    model: Model<'a>,
    places: Vec<u32>,
}

/// The run of the solver's last model. A thread that fails does so before the item, if one is named.
pub fn witness(formula: &Formula<'_, '_>, claim: Claim, before: Option<u32>) -> Witness {
    let model = formula.encoder.model(&formula.exec.circuit, &formula.solver);
    let decoder = Decoder { formula, model, places: formula.places() };
    let mut threads: Vec<WitnessThread> = Vec::new();
    let mut sections: Vec<Vec<Option<u32>>> = Vec::new();
    for (t, run) in formula.exec.threads.iter().enumerate() {
        let parent = formula.exec.world.threads[t].parent;
        let mut steps = Vec::new();
        let mut inside = Vec::new();
        let end = match (claim, before) {
            (Claim::Thread(failed), Some(item)) if failed as usize == t => (item as usize).min(run.items.len()),
            _ => run.items.len(),
        };
        for item in &run.items[..end] {
            if let Some(step) = decoder.step(item) {
                steps.push(step);
                inside.push(item.section);
            }
        }
        sections.push(inside);
        // A number that no thread has, until its start is found.
        let made_by = parent.map(|p| (p, 1_000_000 + t as u32));
        threads.push(WitnessThread { made_by, started: decoder.holds(run.started), steps });
    }
    if let Claim::Thread(failed) = claim {
        cut_short(&mut threads, &sections, failed);
    }
    for t in 0..threads.len() {
        let mut nth = 0;
        for step in threads[t].steps.clone() {
            if let StepKind::Start { thread } = step.kind {
                threads[thread as usize].made_by = Some((t as Tid, nth));
                nth += 1;
            }
        }
    }
    Witness { threads, claim }
}

/// Nothing that happens after the last access of the thread that fails matters: other threads end before it. Only ends of
/// threads are cut off: what a thread did early although it stands behind something late stays, and so does all that a
/// thread did that is joined, and the start of every thread that did something.
fn cut_short(threads: &mut [WitnessThread], sections: &[Vec<Option<u32>>], failed: Tid) {
    let ranks = |s: &Step| s.load_rank.into_iter().chain(s.store_rank);
    let mut keep = vec![0; threads.len()];
    keep[failed as usize] = threads[failed as usize].steps.len();
    loop {
        let before = keep.clone();
        // A late load that stays needs what it reads, so everything up to the last access that stays does.
        let kept = threads.iter().zip(&keep).flat_map(|(t, k)| &t.steps[..*k]);
        if let Some(last) = kept.flat_map(ranks).max() {
            let early = |s: &Step| ranks(s).any(|r| r <= last) || s.kind == StepKind::Free;
            for (t, k) in threads.iter().zip(&mut keep) {
                *k = (*k).max(t.steps.iter().rposition(early).map_or(0, |p| p + 1));
            }
        }
        for t in 0..threads.len() {
            for (k, step) in threads[t].steps.iter().enumerate() {
                match step.kind {
                    StepKind::Start { thread } if k >= keep[t] && before[thread as usize] > 0 => keep[t] = k + 1,
                    StepKind::Join { thread, .. } if k < keep[t] => {
                        keep[thread as usize] = threads[thread as usize].steps.len();
                    }
                    StepKind::Start { .. }
                    | StepKind::Join { .. }
                    | StepKind::Load { .. }
                    | StepKind::Store
                    | StepKind::Rmw { .. }
                    | StepKind::CmpXchg { .. }
                    | StepKind::Nondet { .. }
                    | StepKind::Allocate { .. }
                    | StepKind::Free
                    | StepKind::Answer { .. } => {}
                }
            }
        }
        // An atomic section stays whole.
        for (k, inside) in keep.iter_mut().zip(sections) {
            while *k > 0 && *k < inside.len() && inside[*k].is_some() && inside[*k] == inside[*k - 1] {
                *k += 1;
            }
        }
        if keep == before {
            break;
        }
    }
    // A thread that was never started has nothing to join either.
    for (thread, k) in threads.iter_mut().zip(keep) {
        thread.steps.truncate(k);
    }
    let started: Vec<Tid> = threads
        .iter()
        .flat_map(|t| &t.steps)
        .filter_map(|s| if let StepKind::Start { thread } = s.kind { Some(thread) } else { None })
        .collect();
    for (t, thread) in threads.iter_mut().enumerate().skip(1) {
        thread.started = started.contains(&(t as Tid));
    }
}

/// That two accesses race, in the terms of the run of the solver's last model.
pub fn race(formula: &Formula<'_, '_>, race: &Race) -> Claim {
    let model = formula.encoder.model(&formula.exec.circuit, &formula.solver);
    let decoder = Decoder { formula, model, places: formula.places() };
    let step = |event: EventId| {
        let e = &formula.exec.events[event as usize];
        let before = &formula.exec.threads[e.thread as usize].items[..e.item as usize];
        (e.thread, before.iter().filter(|i| decoder.step(i).is_some()).count() as u32)
    };
    Claim::Race { first: step(race.first), second: step(race.second) }
}

/// Whether a literal holds in the solver's last model.
pub fn holds(formula: &Formula<'_, '_>, lit: Lit) -> bool {
    formula.encoder.value(&formula.exec.circuit, &formula.solver, lit)
}

impl Decoder<'_, '_, '_> {
    fn holds(&self, lit: Lit) -> bool {
        self.model.value(lit)
    }

    fn number(&self, bits: &Bits) -> u128 {
        bits.value_by(|l| self.holds(l))
    }

    fn value(&self, v: &V) -> (u128, u128) {
        (self.number(&v.bits), v.undef.as_ref().map_or(0, |u| self.number(u)))
    }

    fn rank(&self, event: EventId) -> Option<u64> {
        let (node, seq) = self.formula.order.place[event as usize];
        Some(u64::from(self.places[node as usize]) << 32 | u64::from(seq))
    }

    fn step(&self, item: &Item) -> Option<Step> {
        if !self.holds(item.guard) {
            return None;
        }
        if let Some(s) = item.section {
            if self.formula.exec.sections[s as usize].rolled.iter().any(|l| self.holds(*l)) {
                return None;
            }
        }
        let events = &self.formula.exec.events;
        let plain = |kind| Some(Step { kind, load_rank: None, store_rank: None });
        match &item.kind {
            ItemKind::Load(e) => {
                let (bits, undef) = self.value(&events[*e as usize].value);
                let kind = StepKind::Load { bits, undef };
                Some(Step { kind, load_rank: self.rank(*e), store_rank: None })
            }
            ItemKind::Store(e) => Some(Step { kind: StepKind::Store, load_rank: None, store_rank: self.rank(*e) }),
            ItemKind::Rmw { load, store, stored, exchange } => {
                let (bits, undef) = self.value(&events[*load as usize].value);
                let stored = self.holds(*stored);
                let kind =
                    if *exchange { StepKind::CmpXchg { bits, undef, stored } } else { StepKind::Rmw { bits, undef } };
                let store_rank = if stored { self.rank(*store) } else { None };
                Some(Step { kind, load_rank: self.rank(*load), store_rank })
            }
            ItemKind::PrivateLoad(v) => {
                let (bits, undef) = self.value(v);
                plain(StepKind::Load { bits, undef })
            }
            ItemKind::PrivateStore => plain(StepKind::Store),
            ItemKind::PrivateRmw(v, stored, exchange) => {
                let (bits, undef) = self.value(v);
                let stored = self.holds(*stored);
                plain(if *exchange { StepKind::CmpXchg { bits, undef, stored } } else { StepKind::Rmw { bits, undef } })
            }
            ItemKind::Start(child) => plain(StepKind::Start { thread: *child }),
            ItemKind::Join(cases, result) => {
                let thread = cases.iter().find(|(_, is)| self.holds(*is)).map_or(0, |(t, _)| *t);
                let (bits, undef) = self.value(result);
                plain(StepKind::Join { thread, bits, undef })
            }
            ItemKind::Nondet(bits) => plain(StepKind::Nondet { bits: self.number(bits) }),
            ItemKind::Allocate(o) => {
                let object = &self.formula.exec.world.objects[*o as usize];
                plain(StepKind::Allocate { base: object.base, size: object.size })
            }
            ItemKind::Free(end) => {
                let rank = end.map(|e| u64::from(self.places[self.formula.order.ends[e as usize] as usize]) << 32);
                Some(Step { kind: StepKind::Free, load_rank: None, store_rank: rank })
            }
            ItemKind::Answer(bits) => plain(StepKind::Answer { bits: self.number(bits) }),
            ItemKind::Fence(_)
            | ItemKind::Sync { .. }
            | ItemKind::Branch(_)
            | ItemKind::Begin(_)
            | ItemKind::Finish(_)
            | ItemKind::Release(_)
            | ItemKind::Prelude(_) => None,
        }
    }
}

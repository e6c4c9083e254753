//! From the solver's model to a run: what each thread did, and where its accesses stand in the memory order.

use crate::exec::{End, Event, EventId, Found, Item, ItemKind};
use crate::formula::Formula;
use crate::race::{Race, Side};
use crate::value::V;
use fencepost_check::finding::{FindingKind, Property};
use fencepost_check::layout::Tid;
use fencepost_check::witness::{Claim, Step, StepKind, Witness, WitnessThread};
use fencepost_models::Kind;
use fencepost_solver::bits::Bits;
use fencepost_solver::circuit::Lit;
use fencepost_solver::encode::Model;

struct Decoder<'a, 'w, 'p> {
    formula: &'a Formula<'w, 'p>,
    model: Model<'a>,
    places: Vec<u32>,
    /// The race that is to be shown, if it is one.
    race: Option<Race>,
    /// The accesses that come too late and whose threads go on, if the run shows that: first the one that it is about.
    late: Vec<Overtaken>,
}

/// An access and an end of its object that comes before it.
#[derive(Clone, Copy, Debug)]
struct Overtaken {
    access: EventId,
    end: u32,
}

/// What a run is to show.
#[derive(Clone, Debug)]
pub enum Goal {
    /// A thread fails.
    Failure(Found),
    /// No thread can go on.
    Deadlock,
    /// Two accesses race.
    Race(Race),
    /// Every thread comes to its end, and the literal holds.
    Finished(Lit),
}

impl Goal {
    /// When it is shown.
    pub fn when(&self, formula: &Formula<'_, '_>) -> Lit {
        match self {
            Goal::Failure(found) => found.when,
            Goal::Deadlock => formula.deadlock,
            Goal::Race(race) => race.when,
            Goal::Finished(lit) => *lit,
        }
    }
}

/// A load that reads what another thread has stored.
#[derive(Clone, Copy, Debug)]
pub struct Foreign {
    /// An index into `Formula::reads`.
    pub read: usize,
    /// The thread that loads, and its step.
    pub load: (Tid, usize),
    /// The thread that stored, and how many of its steps lead up to the store and over it.
    pub store: (Tid, usize),
    /// Whether the store is behind the last step that the run has of its thread.
    beyond: bool,
}

/// A run out of a model of the solver.
#[derive(Clone, Debug)]
pub struct Run {
    claim: Claim,
    /// If frees matter to what is shown: those before this place.
    frees: Option<u64>,
    /// For each thread how many steps lead up to the end of a stack object that is touched afterwards. The end itself is no step.
    ended: Vec<usize>,
    /// The threads with all their steps.
    pub threads: Vec<WitnessThread>,
    /// The item of each step.
    items: Vec<Vec<u32>>,
    /// The section of each step.
    sections: Vec<Vec<Option<u32>>>,
    /// Which loads read from other threads.
    pub foreign: Vec<Foreign>,
    /// Accesses that come too late, with how many steps of which thread lead up to the end and over it.
    after: Vec<((Tid, usize), (Tid, usize))>,
    /// How many steps of each thread the claim needs.
    pub needed: Vec<usize>,
}

/// The run of the solver's last model. A thread with an access that comes after the end of its object stops there, unless what it does
/// next leads to that end.
pub fn run(formula: &Formula<'_, '_>, goal: &Goal) -> Run {
    let model = formula.encoder.model(&formula.exec.circuit, &formula.solver);
    let race = match goal {
        Goal::Race(race) => Some(*race),
        Goal::Failure(_) | Goal::Deadlock | Goal::Finished(_) => None,
    };
    let mut decoder = Decoder { formula, model, places: formula.places(), race, late: Vec::new() };
    let goal = &decoder.first(goal);
    let run = decoder.run(goal);
    let Goal::Failure(found) = goal else { return run };
    if !found.late {
        return run;
    }
    let late = decoder.overtaken(found);
    let beyond = |f: &Foreign| f.beyond && f.load.1 < run.needed[f.load.0 as usize];
    let stays = |late: &Overtaken| {
        let event = &formula.exec.events[late.access as usize];
        let kept = run.needed[event.thread as usize];
        run.items[event.thread as usize][..kept].contains(&event.item)
    };
    if run.foreign.iter().any(beyond) || late.iter().any(stays) {
        decoder.late = late;
        return decoder.run(goal);
    }
    run
}

impl Decoder<'_, '_, '_> {
    fn run(&self, goal: &Goal) -> Run {
        let formula = self.formula;
        let claim = match goal {
            Goal::Failure(found) => Claim::Thread(found.thread),
            Goal::Deadlock => Claim::Deadlock,
            Goal::Race(race) => self.race(race),
            Goal::Finished(_) => Claim::Finished,
        };
        let claim = self.late.first().map_or(claim, |late| {
            let (event, end) = (&formula.exec.events[late.access as usize], &formula.exec.ends[late.end as usize]);
            let place = |thread: Tid, item: u32| (thread, self.before(thread, item));
            Claim::Late { access: place(event.thread, event.item), end: place(end.thread, end.item) }
        });
        // What is too late names the end that it is too late for; other frees do not matter then.
        let frees = match goal {
            Goal::Failure(found) if found.kind.property() == Property::Memsafety && self.late.is_empty() => {
                Some(self.end_at(found).map_or(u64::MAX, |end| self.end_rank(end)))
            }
            Goal::Failure(_) | Goal::Deadlock | Goal::Race(_) | Goal::Finished(_) => None,
        };
        let (threads, items, sections, foreign, after, needed, ended) = Default::default();
        let mut run = Run { claim, frees, ended, threads, items, sections, foreign, after, needed };
        let mut lengths = Vec::new();
        for (t, thread) in formula.exec.threads.iter().enumerate() {
            let parent = formula.exec.world.threads[t].parent;
            let (mut steps, mut items, mut sections) = (Vec::new(), Vec::new(), Vec::new());
            let end = match goal {
                Goal::Failure(found) if found.thread as usize == t && self.late.is_empty() => {
                    (found.item as usize).min(thread.items.len())
                }
                Goal::Failure(_) | Goal::Deadlock | Goal::Race(_) | Goal::Finished(_) => thread.items.len(),
            };
            for (i, item) in thread.items[..end].iter().enumerate() {
                if let Some(step) = self.step(item).or_else(|| self.too_late((t as Tid, i as u32))) {
                    steps.push(step);
                    items.push(i as u32);
                    sections.push(item.section);
                }
            }
            lengths.push(end as u32);
            run.items.push(items);
            run.sections.push(sections);
            // A number that no thread has, until its start is found.
            let made_by = parent.map(|p| (p, 1_000_000 + t as u32));
            run.threads.push(WitnessThread { made_by, started: self.holds(thread.started), steps });
        }
        run.foreign = self.foreign(&run, &lengths);
        run.after = self.late.iter().map(|late| self.after(&run, late)).collect();
        run.ended = match goal {
            Goal::Failure(found) => self.ended(&run, found),
            Goal::Deadlock | Goal::Race(_) | Goal::Finished(_) => vec![0; run.threads.len()],
        };
        run.needed = run.needed();
        run
    }
}

impl Run {
    /// The item of a step.
    pub fn item(&self, thread: Tid, step: usize) -> u32 {
        self.items[thread as usize][step]
    }

    /// The threads that the claim is about.
    pub fn concerns(&self, thread: Tid) -> bool {
        match self.claim {
            Claim::Thread(t) => t == thread,
            Claim::Deadlock | Claim::Finished => true,
            Claim::Race { first, second } | Claim::Late { access: first, end: second } => {
                first.0 == thread || second.0 == thread
            }
        }
    }

    /// What the claim needs: what its threads did, the stores that were read by what stays, all that a thread did that is
    /// joined, the start of every thread that did something, and whole sections. What is left out is the end of a
    /// thread, and nothing that stays has read from it, so that the rest is a run as well, with the same values.
    fn needed(&self) -> Vec<usize> {
        let length = |t: usize| self.threads[t].steps.len();
        let mut keep: Vec<usize> = (0..self.threads.len())
            .map(|t| match self.claim {
                Claim::Thread(failed) if failed as usize == t => length(t),
                Claim::Thread(_) => 0,
                Claim::Deadlock | Claim::Finished => length(t),
                Claim::Race { first, second } | Claim::Late { access: first, end: second } => {
                    let own = [first, second].into_iter().filter(|(thread, _)| *thread as usize == t);
                    own.map(|(_, step)| (step as usize + 1).min(length(t))).max().unwrap_or(0)
                }
            })
            .collect();
        self.up_to(&mut keep, |s| self.free_matters(s));
        keep.iter_mut().zip(&self.ended).for_each(|(k, ended)| *k = (*k).max(*ended));
        self.close(&mut keep, |keep| {
            for f in &self.foreign {
                if f.load.1 < keep[f.load.0 as usize] {
                    let k = &mut keep[f.store.0 as usize];
                    *k = (*k).max(f.store.1);
                }
            }
            for (access, end) in &self.after {
                if access.1 < keep[access.0 as usize] {
                    let k = &mut keep[end.0 as usize];
                    *k = (*k).max(end.1);
                }
            }
        });
        keep
    }

    /// More than the claim needs: all that happens before the last access of what it is about.
    pub fn early(&self) -> Vec<usize> {
        let ranks = |s: &Step| s.load_rank.into_iter().chain(s.store_rank);
        let mut keep = self.needed.clone();
        self.close(&mut keep, |keep| {
            let kept = self.threads.iter().zip(keep.iter()).flat_map(|(t, k)| &t.steps[..*k]);
            if let Some(last) = kept.flat_map(ranks).max() {
                self.up_to(keep, |s| ranks(s).any(|r| r <= last) || self.free_matters(s));
            }
        });
        keep
    }

    /// Whether a step is a free that matters to what is shown.
    fn free_matters(&self, step: &Step) -> bool {
        let early = self.frees.is_some_and(|end| step.store_rank.is_none_or(|rank| rank < end));
        early && step.kind == StepKind::Free
    }

    /// Keeps all threads up to their last step of a kind.
    fn up_to(&self, keep: &mut [usize], kind: impl Fn(&Step) -> bool) {
        for (t, k) in self.threads.iter().zip(keep) {
            *k = (*k).max(t.steps.iter().rposition(&kind).map_or(0, |p| p + 1));
        }
    }

    /// Adds what else must stay, until nothing is missing: starts, joined threads, whole sections, and what is asked for.
    fn close(&self, keep: &mut Vec<usize>, more: impl Fn(&mut Vec<usize>)) {
        loop {
            let before = keep.clone();
            more(keep);
            for t in 0..self.threads.len() {
                for (k, step) in self.threads[t].steps.iter().enumerate() {
                    match step.kind {
                        StepKind::Start { thread }
                            if k >= keep[t] && (before[thread as usize] > 0 || self.concerns(thread)) =>
                        {
                            keep[t] = k + 1;
                        }
                        StepKind::Join { thread, .. } if k < keep[t] => {
                            keep[thread as usize] = self.threads[thread as usize].steps.len();
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
                        | StepKind::End { .. }
                        | StepKind::Answer { .. } => {}
                    }
                }
            }
            for (k, inside) in keep.iter_mut().zip(&self.sections) {
                while *k > 0 && *k < inside.len() && inside[*k].is_some() && inside[*k] == inside[*k - 1] {
                    *k += 1;
                }
            }
            if *keep == before {
                return;
            }
        }
    }

    /// The run with so many steps of each thread.
    pub fn witness(&self, keep: &[usize]) -> Witness {
        let mut threads = self.threads.clone();
        for (thread, k) in threads.iter_mut().zip(keep) {
            thread.steps.truncate(*k);
        }
        let mut starts: Vec<(Tid, Tid)> = Vec::new();
        for (t, thread) in threads.iter().enumerate() {
            for step in &thread.steps {
                if let StepKind::Start { thread } = step.kind {
                    starts.push((t as Tid, thread));
                }
            }
        }
        for (t, thread) in threads.iter_mut().enumerate().skip(1) {
            thread.started = starts.iter().any(|(_, child)| *child as usize == t);
        }
        for t in 0..threads.len() as Tid {
            for (nth, (_, child)) in starts.iter().filter(|(by, _)| *by == t).enumerate() {
                threads[*child as usize].made_by = Some((t, nth as u32));
            }
        }
        Witness { threads, claim: self.claim }
    }
}

/// Whether a literal holds in the solver's last model.
pub fn holds(formula: &Formula<'_, '_>, lit: Lit) -> bool {
    formula.encoder.value(&formula.exec.circuit, &formula.solver, lit)
}

impl Decoder<'_, '_, '_> {
    fn holds(&self, lit: Lit) -> bool {
        self.model.value(lit)
    }

    /// What a run shows: of several second frees the one that comes first in the memory order, for behind it nothing has a meaning.
    fn first(&self, goal: &Goal) -> Goal {
        let Goal::Failure(found) = goal else { return goal.clone() };
        if self.end_at(found).is_none() {
            return goal.clone();
        }
        let holds = |f: &&Found| f.kind == FindingKind::DoubleFree && self.holds(f.when);
        let ends = self.formula.exec.found.iter().filter(holds).filter_map(|f| Some((self.end_at(f)?, f)));
        let first = ends.min_by_key(|(end, _)| self.end_rank(*end));
        first.map_or_else(|| goal.clone(), |(_, f)| Goal::Failure(f.clone()))
    }

    /// The end that is found to be a second free.
    fn end_at(&self, found: &Found) -> Option<u32> {
        let here = |end: &End| (end.thread, end.item) == (found.thread, found.item);
        let end = self.formula.exec.ends.iter().position(here)?;
        (found.kind == FindingKind::DoubleFree).then_some(end as u32)
    }

    /// The place of an end.
    fn end_rank(&self, end: u32) -> u64 {
        u64::from(self.places[self.formula.order.ends[end as usize] as usize]) << 32
    }

    fn number(&self, bits: &Bits) -> u128 {
        bits.value_by(|l| self.holds(l))
    }

    fn value(&self, v: &V) -> (u128, u128) {
        (self.number(&v.bits), v.undef.as_ref().map_or(0, |u| self.number(u)))
    }

    /// That two accesses race, in the terms of the run.
    fn race(&self, race: &Race) -> Claim {
        let step = |side: Side| {
            let (thread, item) = side.point(&self.formula.exec);
            (thread, self.before(thread, item))
        };
        Claim::Race { first: step(race.first), second: step(race.second) }
    }

    /// The access that comes after the end of its object and races with that, if it is this item.
    fn too_late(&self, at: (Tid, u32)) -> Option<Step> {
        let race = self.race?;
        let late = |side: Side| match side {
            Side::Late(e) => (side.point(&self.formula.exec) == at).then_some(e),
            Side::Access(_) | Side::End(_) => None,
        };
        let event = late(race.first).or_else(|| late(race.second))?;
        let (e, rank) = (&self.formula.exec.events[event as usize], self.rank(event));
        Some(match e.kind {
            Kind::R => {
                let undef = u128::MAX >> (128 - 8 * e.size.clamp(1, 16));
                Step { kind: StepKind::Load { bits: 0, undef }, load_rank: rank, store_rank: None }
            }
            Kind::W => Step { kind: StepKind::Store, load_rank: None, store_rank: rank },
        })
    }

    /// Which loads of a run read from other threads.
    fn foreign(&self, run: &Run, lengths: &[u32]) -> Vec<Foreign> {
        let events = &self.formula.exec.events;
        let mut all = Vec::new();
        for (i, read) in self.formula.reads.iter().enumerate() {
            let load = &events[read.load as usize];
            let Ok(step) = run.items[load.thread as usize].binary_search(&load.item) else { continue };
            for c in read.candidates.iter().filter(|c| !c.own && self.holds(c.reads)) {
                let Some(s) = c.store else { continue };
                let store = &events[s as usize];
                let steps = run.items[store.thread as usize].partition_point(|i| *i <= store.item);
                let beyond = store.item >= lengths[store.thread as usize];
                all.push(Foreign { read: i, load: (load.thread, step), store: (store.thread, steps), beyond });
            }
        }
        all
    }

    /// The accesses that come too late and whose threads go on, each with an end of its object that comes before it; that of the finding
    /// first.
    fn overtaken(&self, found: &Found) -> Vec<Overtaken> {
        let exec = &self.formula.exec;
        let asked = |e: &Event| (e.thread, e.item) == (found.thread, found.item);
        let late = |e: &Event| e.goes_on && e.late.is_some_and(|late| self.holds(late));
        let mut all: Vec<Overtaken> = Vec::new();
        for (i, event) in exec.events.iter().enumerate() {
            let executed = late(event) && self.holds(self.formula.order.executed[i]);
            let Some(end) = (if executed { self.end_before(i) } else { None }) else { continue };
            let at = if asked(event) { 0 } else { all.len() };
            all.insert(at, Overtaken { access: i as EventId, end });
        }
        all
    }

    /// The first end of its object that comes before an access.
    fn end_before(&self, access: usize) -> Option<u32> {
        let (exec, order) = (&self.formula.exec, &self.formula.order);
        let (event, place) = (&exec.events[access], self.places[order.place[access].0 as usize]);
        let meant = |end: &End| {
            let same = |(o, inside): &(_, Lit)| {
                self.holds(*inside) && end.targets.iter().any(|(p, is)| o == p && self.holds(*is))
            };
            end.thread != event.thread && event.targets.iter().any(same)
        };
        let early = |f: &usize| self.holds(order.end_executed[*f]) && self.places[order.ends[*f] as usize] < place;
        let mut ends = (0..exec.ends.len()).filter(|f| meant(&exec.ends[*f]) && early(f));
        ends.next().map(|f| f as u32)
    }

    /// How many steps a thread has before an item.
    fn before(&self, thread: Tid, item: u32) -> u32 {
        let before = &self.formula.exec.threads[thread as usize].items[..item as usize];
        before.iter().filter(|i| self.step(i).is_some()).count() as u32
    }

    /// An access that comes too late, and its end, in the terms of the run.
    fn after(&self, run: &Run, late: &Overtaken) -> ((Tid, usize), (Tid, usize)) {
        let (event, end) =
            (&self.formula.exec.events[late.access as usize], &self.formula.exec.ends[late.end as usize]);
        let upto = |thread: Tid, item: u32| run.items[thread as usize].partition_point(|i| *i < item);
        ((event.thread, upto(event.thread, event.item)), (end.thread, upto(end.thread, end.item + 1)))
    }

    /// How many steps of each thread lead up to the end of an object that the failing access comes too late for.
    fn ended(&self, run: &Run, found: &Found) -> Vec<usize> {
        let exec = &self.formula.exec;
        let mut steps = vec![0; run.threads.len()];
        // The fences before the access are items as well.
        let fails = |e: &&Event| e.thread == found.thread && e.late.is_some_and(|late| self.holds(late));
        let late = exec.events.iter().filter(fails).find(|e| [e.item, e.resolved].contains(&found.item));
        if let Some(event) = late {
            for end in exec.ends.iter().filter(|end| end.thread != event.thread && self.holds(end.guard)) {
                let meant = |(o, inside): &(_, Lit)| {
                    self.holds(*inside) && end.targets.iter().any(|(p, is)| o == p && self.holds(*is))
                };
                if event.targets.iter().any(meant) {
                    let before = run.items[end.thread as usize].partition_point(|i| *i < end.item);
                    steps[end.thread as usize] = before.max(steps[end.thread as usize]);
                }
            }
        }
        steps
    }

    /// The place of an access, unless nobody else can see it.
    fn rank(&self, event: EventId) -> Option<u64> {
        if self.formula.exec.events[event as usize].private {
            return None;
        }
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
                let rank = end.map(|e| self.end_rank(e));
                Some(Step { kind: StepKind::Free, load_rank: None, store_rank: rank })
            }
            ItemKind::Answer(bits) => plain(StepKind::Answer { bits: self.number(bits) }),
            // A block may have ended it before its function does.
            ItemKind::Release(end) if self.holds(self.formula.order.end_executed[*end as usize]) => {
                let (object, _) = self.formula.exec.ends[*end as usize].targets.first()?;
                let kind = StepKind::End { base: self.formula.exec.world.objects[*object as usize].base };
                Some(Step { kind, load_rank: None, store_rank: Some(self.end_rank(*end)) })
            }
            ItemKind::Fence(_)
            | ItemKind::Sync { .. }
            | ItemKind::Branch(_)
            | ItemKind::Begin(_)
            | ItemKind::Finish(_)
            | ItemKind::Prelude(_)
            | ItemKind::Release(_) => None,
        }
    }
}

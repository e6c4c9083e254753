//! Which stores could be made wrong by values out of thin air: an argument from thread to thread, without an order.
//!
//! Source: assume-guarantee reasoning (Jones 1983) with a greatest fixpoint; a step before [`crate::thin_air`] asks the
//! formula. All stores are suspected of leaving what the tame rounds know. A thread's first store that does so was
//! computed from loads that yield what is known, or bytes of suspected stores of *other* threads: its own earlier stores are not wrong
//! yet. If a solver finds no values for the loads of that kind with which the thread makes any store wrong, all its stores are
//! acquitted; otherwise those that are right whatever suspected stores, its own too, have put into memory. So in every thread, again
//! until nobody is acquitted. Every step is sound by itself, so the end is.
//! Guarantee: a store that is wrong in some run stays suspected, in runs of every model.
//! Misses: threads that could make each other wrong if it were not for locks; the formula decides about those.

use crate::exec::{EventId, Exec};
use crate::thin_air;
use crate::tuning;
use crate::world::World;
use fencepost_check::layout::Tid;
use fencepost_models::Kind;
use fencepost_solver::bits::{self, Bits};
use fencepost_solver::cadical::Cadical;
use fencepost_solver::circuit::Lit;
use fencepost_solver::encode::Encoder;
use fencepost_solver::sat::{Answer, Sat, SatLit, Stopper};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;
use std::rc::Rc;

/// What a byte may be: bits that may be 0, bits that may be 1.
type Mask = (u8, u8);

/// A byte that may be anything.
const ANYTHING: Mask = (0xff, 0xff);

/// What is left of the suspicion.
pub enum Suspicion {
    /// No run has a store that leaves what is known.
    None,
    /// Some may; this holds about the loads of every run.
    Some(Vec<Lit>),
}

/// Acquits stores of a wild round. `cuts`: what must not happen either if nothing is suspected any more.
pub fn suspicion(exec: &mut Exec<'_, '_>, cuts: &[Lit], stopper: Stopper) -> Suspicion {
    let Some(tame) = exec.world.tame.clone() else { return Suspicion::Some(Vec::new()) };
    let mut court = Court::new(exec, tame, stopper);
    loop {
        let before = court.suspects.len();
        for thread in 0..court.exec.threads.len() as Tid {
            if court.hear(thread).is_none() {
                return Suspicion::Some(Vec::new());
            }
        }
        if court.suspects.len() == before {
            break;
        }
    }
    let facts = court.about_all();
    if court.suspects.is_empty() {
        let any = court.exec.circuit.or_all(cuts);
        if any == Lit::FALSE || court.ask(&facts, any) == Answer::Unsat {
            return Suspicion::None;
        }
    }
    Suspicion::Some(facts)
}

struct Court<'a, 'w, 'p> {
    exec: &'a mut Exec<'w, 'p>,
    tame: Rc<World<'p>>,
    /// The suspected stores, and when each is wrong.
    suspects: FxHashMap<EventId, Lit>,
    /// What the tame rounds know about bytes.
    known: FxHashMap<u64, Mask>,
    solver: Cadical,
    encoder: Encoder,
}

impl<'a, 'w, 'p> Court<'a, 'w, 'p> {
    fn new(exec: &'a mut Exec<'w, 'p>, tame: Rc<World<'p>>, stopper: Stopper) -> Self {
        let mut suspects = FxHashMap::default();
        for event in events(exec, Kind::W) {
            let (guard, wrong) = (exec.events[event as usize].guard, thin_air::escape(exec, &tame, event));
            let wrong = exec.circuit.and(guard, wrong);
            if wrong != Lit::FALSE {
                suspects.insert(event, wrong);
            }
        }
        let (solver, encoder) = (Cadical::new(stopper), Encoder::new());
        let mut court = Court { exec, tame, suspects, known: FxHashMap::default(), solver, encoder };
        for fact in court.exec.facts.clone() {
            court.encoder.assert(&court.exec.circuit, &mut court.solver, fact);
        }
        court
    }

    fn ask(&mut self, facts: &[Lit], any: Lit) -> Answer {
        let lits: Vec<Lit> = facts.iter().copied().chain([any]).collect();
        if lits.contains(&Lit::FALSE) {
            return Answer::Unsat;
        }
        let lits: Vec<SatLit> =
            lits.into_iter().map(|l| self.encoder.lit(&self.exec.circuit, &mut self.solver, l)).collect();
        self.solver.solve(&lits)
    }

    /// Acquits the stores of a thread that nobody else can make wrong. `None` if the time is over.
    fn hear(&mut self, thread: Tid) -> Option<()> {
        let events = &self.exec.events;
        let others: Vec<EventId> =
            self.suspects.keys().copied().filter(|s| events[*s as usize].thread != thread).collect();
        let mut open: BTreeSet<EventId> =
            self.suspects.keys().copied().filter(|s| events[*s as usize].thread == thread).collect();
        if open.is_empty() {
            return Some(());
        }
        // If none can be the first one, there is none. Otherwise the first one may make later ones wrong.
        let facts = self.about(thread, &others);
        let any = self.any_of(&open);
        if self.ask(&facts, any) != Answer::Unsat {
            let all: Vec<EventId> = self.suspects.keys().copied().collect();
            let facts = self.about(thread, &all);
            while !open.is_empty() {
                let any = self.any_of(&open);
                match self.ask(&facts, any) {
                    Answer::Stopped => return None,
                    Answer::Unsat => break,
                    Answer::Sat => {
                        let model = self.encoder.model(&self.exec.circuit, &self.solver);
                        open.retain(|s| !model.value(self.suspects[s]));
                    }
                }
            }
        }
        self.suspects.retain(|s, _| !open.contains(s));
        Some(())
    }

    /// That one of these stores is wrong.
    fn any_of(&mut self, stores: &BTreeSet<EventId>) -> Lit {
        let lits: Vec<Lit> = stores.iter().map(|s| self.suspects[s]).collect();
        self.exec.circuit.or_all(&lits)
    }

    /// What holds about the loads of all threads.
    fn about_all(&mut self) -> Vec<Lit> {
        let all: Vec<EventId> = self.suspects.keys().copied().collect();
        (0..self.exec.threads.len() as Tid).flat_map(|t| self.about(t, &all)).collect()
    }

    /// What a thread's loads may yield if these stores are wrong.
    fn about(&mut self, thread: Tid, wrong: &[EventId]) -> Vec<Lit> {
        let by = Corrupters::new(self.exec, wrong);
        let loads = events(self.exec, Kind::R);
        let mine: Vec<EventId> = loads.into_iter().filter(|l| self.exec.events[*l as usize].thread == thread).collect();
        mine.into_iter().map(|load| self.yields(load, &by)).collect()
    }

    /// That a load yields, byte by byte, what is known of its address, or what a wrong store may have put there.
    fn yields(&mut self, load: EventId, by: &Corrupters) -> Lit {
        let e = self.exec.events[load as usize].clone();
        let places = thin_air::places(self.exec, load);
        if places.len() > tuning::PLACES.of(self.exec.budget) {
            return Lit::TRUE;
        }
        let mut all = vec![];
        let mut bytes: FxHashMap<(u32, Vec<Mask>), Lit> = FxHashMap::default();
        for (id, at) in places {
            let here = match e.at {
                Some(_) => Lit::TRUE,
                None => bits::eq_const(&mut self.exec.circuit, &e.addr.bits, u128::from(at)),
            };
            if here == Lit::FALSE {
                continue;
            }
            for k in 0..e.size {
                let mut masks = vec![self.known(id, at + u64::from(k))];
                by.at(id, at + u64::from(k), &mut masks);
                if masks.contains(&ANYTHING) {
                    continue;
                }
                masks.sort_unstable();
                masks.dedup();
                let circuit = &mut self.exec.circuit;
                let ok = *bytes.entry((k, masks)).or_insert_with_key(|(k, masks)| {
                    let byte = e.value.bits.extract(8 * *k as usize, 8);
                    let ways: Vec<Lit> = masks.iter().map(|m| matches(circuit, &byte, *m)).collect();
                    circuit.or_all(&ways)
                });
                all.push(circuit.implies(here, ok));
            }
        }
        let ok = self.exec.circuit.and_all(&all);
        self.exec.circuit.implies(e.guard, ok)
    }

    /// What the tame rounds know about a byte; of what they follow exactly, nothing is known here.
    fn known(&mut self, id: u32, at: u64) -> Mask {
        if !self.tame.knows(id) || !self.tame.is_shared(id) {
            return ANYTHING;
        }
        let (exec, tame) = (&*self.exec, &self.tame);
        *self.known.entry(at).or_insert_with(|| {
            let start = exec.start.clone().unwrap_or_default();
            let (first, held) = (mask_of(&exec.read(&start, at, 1).bits), tame.holds(at));
            (first.0 | held.zero, first.1 | held.one)
        })
    }
}

/// The wrong stores, by where they may go.
struct Corrupters {
    /// Those with one address, byte by byte.
    fixed: FxHashMap<u64, Vec<Mask>>,
    /// Those that may go to many places of an object: whatever byte of theirs.
    anywhere: FxHashMap<u32, Vec<Mask>>,
}

impl Corrupters {
    fn new(exec: &Exec<'_, '_>, wrong: &[EventId]) -> Corrupters {
        let mut this = Corrupters { fixed: FxHashMap::default(), anywhere: FxHashMap::default() };
        for s in wrong {
            let e = &exec.events[*s as usize];
            let bytes = (0..e.size as usize).map(|k| mask_of(&e.value.bits.extract(8 * k, 8)));
            match e.at {
                Some(at) => {
                    for (k, mask) in bytes.enumerate() {
                        this.fixed.entry(at + k as u64).or_default().push(mask);
                    }
                }
                None => {
                    let masks: FxHashSet<Mask> = bytes.collect();
                    for (id, _) in &e.targets {
                        this.anywhere.entry(*id).or_default().extend(&masks);
                    }
                }
            }
        }
        this
    }

    fn at(&self, id: u32, at: u64, into: &mut Vec<Mask>) {
        into.extend(self.fixed.get(&at).into_iter().flatten());
        into.extend(self.anywhere.get(&id).into_iter().flatten());
    }
}

/// The accesses of a kind that others can see.
fn events(exec: &Exec<'_, '_>, kind: Kind) -> Vec<EventId> {
    let all = exec.events.iter().enumerate();
    let wanted = all.filter(|(_, e)| e.kind == kind && !e.private && e.guard != Lit::FALSE);
    wanted.map(|(i, _)| i as EventId).collect()
}

/// What a byte of literals may be.
fn mask_of(byte: &Bits) -> Mask {
    let (mut zero, mut one) = (0, 0);
    for (i, lit) in byte.lits().iter().enumerate() {
        zero |= u8::from(*lit != Lit::TRUE) << i;
        one |= u8::from(*lit != Lit::FALSE) << i;
    }
    (zero, one)
}

/// That a byte is one of those of a mask.
fn matches(circuit: &mut fencepost_solver::circuit::Circuit, byte: &Bits, (zero, one): Mask) -> Lit {
    let mut all = Vec::new();
    for (i, lit) in byte.lits().iter().enumerate() {
        if zero >> i & 1 == 0 {
            all.push(*lit);
        }
        if one >> i & 1 == 0 {
            all.push(!*lit);
        }
    }
    circuit.and_all(&all)
}

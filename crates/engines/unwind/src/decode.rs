//! From the solver's model to a run: what each thread did, and where its accesses stand in the memory order.
//!
//! Source: the conforming execution of section 3 of Tomasco et al. (TACAS 2015). A write stands at its position in the
//! unwinding, a read right behind the write at its position; a read-modify-write is one step at its write.
//! Guarantee: none; the run is completed and replayed by `check::witness`.

use crate::exec::{Found, Item, ItemKind};
use crate::formula::Formula;
use crate::position::Position;
use crate::sequence::Sequence;
use crate::value::V;
use fencepost_check::layout::Tid;
use fencepost_check::witness::{Claim, Step, StepKind, Witness, WitnessThread};
use fencepost_solver::bits::Bits;
use fencepost_solver::circuit::Lit;
use fencepost_solver::encode::Model;

struct Decoder<'a> {
    model: Model<'a>,
    objects: &'a [crate::world::Object],
    sequence: &'a dyn Sequence,
}

/// The run of the solver's last model, up to what a thread finds wrong, if one does: what comes later is left out.
pub fn run(formula: &Formula<'_, '_>, failure: Option<&Found>) -> Witness {
    let exec = &formula.exec;
    let model = formula.encoder.model(&exec.circuit, &formula.solver);
    let decoder = Decoder { model, objects: &exec.world.objects, sequence: &*exec.unwinding };
    let last = failure.map(|f| decoder.rank((&f.at, f.inside), f.thread, f.item as usize, false));
    let mut threads = Vec::new();
    for (t, thread) in exec.threads.iter().enumerate() {
        let tid = t as Tid;
        let own = failure.filter(|f| f.thread == tid);
        let end = own.map_or(thread.items.len(), |f| f.item as usize);
        let done = thread.items.iter().take(end).enumerate().filter(|(_, i)| decoder.holds(i.guard));
        let early = |(k, i): &(usize, &Item)| {
            own.is_some() || last.is_none_or(|last| decoder.rank((&i.at, i.inside), tid, *k, false) <= last)
        };
        let steps = done.take_while(early).map(|(k, i)| decoder.step(tid, k, i)).collect();
        // A number that no thread has, until its start is found.
        let made_by = exec.world.threads[t].parent.map(|p| (p, 1_000_000 + tid));
        threads.push(WitnessThread { made_by, started: t == 0, steps });
    }
    number(&mut threads);
    let claim = failure.map_or(Claim::Deadlock, |f| Claim::Thread(f.thread));
    Witness { threads, claim }
}

/// Says who is made by whom, and as its how manieth.
fn number(threads: &mut [WitnessThread]) {
    for t in 0..threads.len() {
        let mut nth = 0;
        for k in 0..threads[t].steps.len() {
            if let StepKind::Start { thread } = threads[t].steps[k].kind {
                let child = &mut threads[thread as usize];
                child.made_by = Some((t as Tid, nth));
                child.started = true;
                nth += 1;
            }
        }
    }
    // What is never started has done nothing.
    for thread in threads.iter_mut().filter(|t| !t.started) {
        thread.steps.clear();
    }
}

impl Decoder<'_> {
    fn holds(&self, lit: Lit) -> bool {
        self.model.value(lit)
    }

    fn number(&self, bits: &Bits) -> u128 {
        bits.value_by(|l| self.holds(l))
    }

    fn value(&self, v: &V) -> (u128, u128) {
        (self.number(&v.bits), v.undef.as_ref().map_or(0, |u| self.number(u)))
    }

    /// The place of what a thread does at a position.
    fn rank(&self, (at, inside): (&Position, Lit), tid: Tid, item: usize, write: bool) -> u64 {
        self.sequence.rank((at.value(|l| self.holds(l)), self.holds(inside)), tid, item, write)
    }

    fn step(&self, tid: Tid, k: usize, item: &Item) -> Step {
        let rank = |at: &Option<Position>, write: bool| at.as_ref().map(|p| self.rank((p, item.inside), tid, k, write));
        let (kind, load_rank, store_rank) = match &item.kind {
            ItemKind::Load(v, at) => {
                let (bits, undef) = self.value(v);
                (StepKind::Load { bits, undef }, rank(at, false), None)
            }
            ItemKind::Store(at) => (StepKind::Store, None, rank(at, true)),
            ItemKind::Rmw { old, read, write, stored, exchange } => {
                let ((bits, undef), stored) = (self.value(old), self.holds(*stored));
                let kind =
                    if *exchange { StepKind::CmpXchg { bits, undef, stored } } else { StepKind::Rmw { bits, undef } };
                if stored {
                    (kind, rank(write, true), rank(write, true))
                } else {
                    (kind, rank(read, false), None)
                }
            }
            ItemKind::Start(thread) => (StepKind::Start { thread: *thread }, None, None),
            ItemKind::Join(cases, result) => {
                let thread = cases.iter().find(|(_, is)| self.holds(*is)).map_or(0, |(t, _)| *t);
                let (bits, undef) = self.value(result);
                (StepKind::Join { thread, bits, undef }, None, None)
            }
            ItemKind::Nondet(bits) => (StepKind::Nondet { bits: self.number(bits) }, None, None),
            ItemKind::Allocate(o) => {
                let object = &self.objects[*o as usize];
                (StepKind::Allocate { base: object.base, size: object.size }, None, None)
            }
            ItemKind::Free(at) => (StepKind::Free, None, rank(at, true)),
            ItemKind::End { object, at } => {
                let base = self.objects[*object as usize].base;
                (StepKind::End { base }, None, Some(self.rank((at, item.inside), tid, k, true)))
            }
            ItemKind::Answer(bits) => (StepKind::Answer { bits: self.number(bits) }, None, None),
        };
        Step { kind, load_rank, store_rank }
    }
}

//! From the solver's model to a run: what each thread did, and where its accesses stand in the memory order.
//!
//! Source: the conforming execution of section 3 of Tomasco et al. (TACAS 2015). A write stands at its position in the
//! unwinding, a read right behind the write at its position; a read-modify-write is one step at its write.
//! Guarantee: none; the run is completed and replayed by `check::witness`.

use crate::exec::{Item, ItemKind};
use crate::formula::Formula;
use crate::position::Position;
use crate::value::V;
use fencepost_check::layout::Tid;
use fencepost_check::witness::{Claim, Step, StepKind, Witness, WitnessThread};
use fencepost_solver::bits::Bits;
use fencepost_solver::circuit::Lit;
use fencepost_solver::encode::Model;

struct Decoder<'a> {
    model: Model<'a>,
    objects: &'a [crate::world::Object],
}

/// The run of the solver's last model, up to what a thread finds wrong (thread and number of items), if one does.
pub fn run(formula: &Formula<'_, '_>, failure: Option<(Tid, u32)>) -> Witness {
    let model = formula.encoder.model(&formula.exec.circuit, &formula.solver);
    let decoder = Decoder { model, objects: &formula.exec.world.objects };
    let mut threads = Vec::new();
    for (t, thread) in formula.exec.threads.iter().enumerate() {
        let end = match failure {
            Some((tid, item)) if tid as usize == t => item as usize,
            Some(_) | None => thread.items.len(),
        };
        let steps = thread.items.iter().take(end).filter_map(|i| decoder.step(i)).collect();
        // A number that no thread has, until its start is found.
        let parent = formula.exec.world.threads[t].parent;
        let made_by = parent.map(|p| (p, 1_000_000 + t as u32));
        threads.push(WitnessThread { made_by, started: t == 0, steps });
    }
    number(&mut threads);
    let claim = failure.map_or(Claim::Deadlock, |(tid, _)| Claim::Thread(tid));
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

    /// The place of a write.
    fn write(&self, at: &Option<Position>) -> Option<u64> {
        at.as_ref().map(|p| (p.value(|l| self.holds(l)) as u64) << 8)
    }

    /// The place of a read.
    fn read(&self, at: &Option<Position>) -> Option<u64> {
        self.write(at).map(|r| r + 1)
    }

    fn step(&self, item: &Item) -> Option<Step> {
        if !self.holds(item.guard) {
            return None;
        }
        let (kind, load_rank, store_rank) = match &item.kind {
            ItemKind::Load(v, at) => {
                let (bits, undef) = self.value(v);
                (StepKind::Load { bits, undef }, self.read(at), None)
            }
            ItemKind::Store(at) => (StepKind::Store, None, self.write(at)),
            ItemKind::Rmw { old, read, write, stored, exchange } => {
                let ((bits, undef), stored) = (self.value(old), self.holds(*stored));
                let kind =
                    if *exchange { StepKind::CmpXchg { bits, undef, stored } } else { StepKind::Rmw { bits, undef } };
                if stored {
                    (kind, self.write(write), self.write(write))
                } else {
                    (kind, self.read(read), None)
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
            ItemKind::Free(at) => (StepKind::Free, None, self.write(at)),
            ItemKind::Answer(bits) => (StepKind::Answer { bits: self.number(bits) }, None, None),
        };
        Some(Step { kind, load_rank, store_rank })
    }
}

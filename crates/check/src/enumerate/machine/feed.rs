//! Requests that are answered from a plan instead of from memory, and the memory order that goes with them.
//!
//! Source: `docs/memory-models.md`, "The two faces of a model": models that have no machine are run through the axioms. A
//! thread is executed in program order; each of its loads is fed a value; what it stores waits until it is *settled*: then
//! the events take their places in the memory order, and the stores reach memory in that order. Afterwards the run may go on as on
//! the machine of `sc`: each new event comes last in the memory order, which every model allows.
//! Guarantee: none. Whoever feeds values answers for them; a trace of the run is judged by [`crate::replay`].

use super::guide::{Acted, Choice, Choose, Guided, Move, Seen};
use super::step::{Performed, Stepper};
use super::world::World;
use crate::interp::{Answer, Limit, Request};
use crate::layout::Tid;
use crate::trace::OrderItem;
use crate::value::{Dep, Value};
use fencepost_ir::{eval, RmwOp};

/// A store that waits for its place: address, size, bits, undefined bits.
pub(super) type Held = (u64, u8, u128, u128);

/// A place to come back to: the state, the number of moves, the number of the next event.
#[derive(Debug)]
pub struct Mark {
    world: World,
    moves: usize,
    made: usize,
    numbered: Option<u32>,
}

impl<'p, D: Dep> Guided<'p, D> {
    /// The run as it is now.
    pub fn mark(&self) -> Mark {
        Mark {
            world: self.world.clone(),
            moves: self.moves.len(),
            made: self.made.len(),
            numbered: self.stepper.numbered,
        }
    }

    /// Takes back what was fed since.
    pub fn back_to(&mut self, mark: Mark) {
        self.world = mark.world;
        self.moves.truncate(mark.moves);
        self.made.truncate(mark.made);
        self.stepper.numbered = mark.numbered;
        if let Some(first) = mark.numbered {
            self.stepper.held.retain(|event, _| *event < first);
        }
    }

    /// Carries out one request of a thread; if it loads, with this value (bits, undefined bits).
    pub fn feed(
        &mut self,
        tid: Tid,
        value: Option<(u128, u128)>,
        choose: Choose<'_, D>,
        see: &mut dyn FnMut(Seen<'_, D>),
    ) -> Acted {
        let Some(request) = self.request(tid).cloned() else { return Acted::Over };
        let node = self.world.threads[tid as usize].node - 1;
        let thread = &self.stepper.threads.get(node).thread;
        let (place, at) = (thread.place.clone(), thread.at());
        let mut choice = None;
        if self.stepper.choices(&self.world, tid) > 1 {
            choice = Some(choose(&place, at, &request));
        }
        let event = self.stepper.numbered.unwrap_or(0);
        let mut world = self.world.clone();
        match self.stepper.feed(&mut world, tid, value, choice) {
            Performed::Done => {
                self.world = world;
                self.moves.push(Move::Feed(tid, value, choice));
                self.note_object(tid, &request);
                see(Seen { place: &place, at, request: &request, event });
                Acted::Done
            }
            Performed::Wait => Acted::Waits,
            Performed::Over => {
                if world != self.world {
                    self.world = world;
                    self.moves.push(Move::Feed(tid, value, choice));
                }
                Acted::Over
            }
        }
    }

    /// Events that were fed take their places in the memory order, behind all that have theirs.
    pub fn settle(&mut self, order: &[OrderItem]) {
        self.stepper.settle_fed(&mut self.world, order);
        self.moves.push(Move::Settle(order.to_vec()));
    }
}

impl<D: Dep> Stepper<'_, D> {
    /// Carries out a request; loads return the value given, stores are held back.
    pub(super) fn feed(
        &mut self,
        world: &mut World,
        tid: Tid,
        value: Option<(u128, u128)>,
        choice: Option<Choice>,
    ) -> Performed {
        let placed = self.record.as_ref().map(|r| r.order.len());
        let done = self.feed_request(world, tid, value, choice);
        if let (Some(record), Some(placed)) = (&mut self.record, placed) {
            record.order.truncate(placed);
        }
        done
    }

    fn feed_request(
        &mut self,
        world: &mut World,
        tid: Tid,
        value: Option<(u128, u128)>,
        choice: Option<Choice>,
    ) -> Performed {
        let Some(request) = self.request(world, tid).cloned() else { return Performed::Over };
        let nth = match choice {
            Some(Choice::Nth(n)) => n,
            Some(Choice::Input(input)) => {
                self.input = Some(input);
                0
            }
            None => 0,
        };
        match (request, value) {
            (Request::Load { ty, addr, order }, Some((bits, undef))) => {
                let (addr, size) = (addr.bits as u64, self.size(ty));
                self.note(world, tid, |r, at| r.load(at, addr, size, (bits, undef), order));
                self.resume(world, tid, Answer::Value(Value::new(bits, undef, D::default())))
            }
            (Request::Store { ty, addr, value, order }, _) => {
                let (addr, size) = (addr.bits as u64, self.size(ty));
                let event = self.note(world, tid, |r, at| r.store(at, addr, size, (value.bits, value.undef), order));
                self.held.insert(event, (addr, size, value.bits, value.undef));
                self.resume(world, tid, Answer::Done)
            }
            (Request::Rmw { op, ty, addr, value, order }, Some((old, undef))) => {
                let (addr, size) = (addr.bits as u64, self.size(ty));
                let target = self.code.program.target;
                let width = eval::mask(ty.bits(&target));
                let (new, new_undef) = if op == RmwOp::Xchg {
                    (value.bits, value.undef)
                } else if (undef | value.undef) != 0 {
                    (0, width)
                } else {
                    match eval::rmw(op, ty, &target, old & width, value.bits) {
                        Ok(new) => (new, 0),
                        Err(_) => return self.stop(world, tid, Limit::Float),
                    }
                };
                let event = self.note(world, tid, |r, at| r.rmw(at, addr, size, (old, undef), (new, new_undef), order));
                self.held.insert(event, (addr, size, new, new_undef));
                self.resume(world, tid, Answer::Value(Value::new(old & width, undef & width, D::default())))
            }
            (Request::CmpXchg { ty, addr, expected, new, success, failure, .. }, Some((old, undef))) => {
                let (addr, size) = (addr.bits as u64, self.size(ty));
                if undef != 0 {
                    return self.fail(world, tid, crate::finding::FindingKind::Undefined("a compare-exchange"));
                }
                let stores = old == expected.bits && nth == 0;
                let written = stores.then_some((new.bits, new.undef));
                let order = if stores { success } else { failure };
                let event = self.note(world, tid, |r, at| r.cmpxchg(at, addr, size, (old, undef), written, order));
                if stores {
                    self.held.insert(event, (addr, size, new.bits, new.undef));
                }
                self.resume(world, tid, Answer::Exchanged(Value::known(old), stores))
            }
            (Request::AtomicBegin, _) => {
                self.note(world, tid, |r, at| r.section(at, true));
                self.resume(world, tid, Answer::Done)
            }
            (Request::AtomicEnd, _) => {
                self.note(world, tid, |r, at| r.section(at, false));
                self.resume(world, tid, Answer::Done)
            }
            (Request::Load { .. } | Request::Rmw { .. } | Request::CmpXchg { .. }, None) => Performed::Wait,
            // The thread that makes the object may have to come there first.
            (Request::Free(addr), _)
                if self.tables.objects.get(world.objects).clone().free(addr.bits as u64).is_err() =>
            {
                Performed::Wait
            }
            (_, _) => {
                let done = self.perform(world, tid, nth);
                self.input = None;
                done
            }
        }
    }

    /// Fed events take their places: they are put down in the record, and what they store reaches memory.
    pub(super) fn settle_fed(&mut self, world: &mut World, order: &[OrderItem]) {
        for item in order {
            if let Some(record) = &mut self.record {
                record.order.push(*item);
            }
            if item.store {
                if let Some((addr, size, bits, undef)) = self.held.get(&item.event).copied() {
                    self.write(world, addr, size, bits, undef);
                }
            }
        }
    }
}

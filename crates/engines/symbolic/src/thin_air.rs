//! Whether values come out of thin air: stores that leave what is known about memory.
//!
//! A model that keeps no dependencies lets a store take effect before the load that its value was computed from, so that a
//! value may justify itself. A round that learns what memory may hold from one store to the next does not know such
//! values. This file asks the formula of a *wild* round, in which loads yield anything, whether any run has one.
//!
//! Guarantee: if no run has a store that escapes, the rounds without such values ([`World::tame`]) cover every run. Why:
//! take a run. If each of its stores leaves at its address what the tame rounds know may be there, each load yields
//! something that they know, and then, along the program order of each thread, every address, value and decision is one of
//! theirs. Misses: what happens beyond a bound or beyond a failure; who asks excludes both.
//!
//! [`World::tame`]: crate::world::World::tame

use crate::exec::{EventId, Exec};
use crate::formula::Formula;
use crate::tuning;
use crate::value::V;
use crate::world::{ObjId, World};
use fencepost_execution::resolve::Targets;
use fencepost_models::{Kind, Model};
use fencepost_solver::bits;
use fencepost_solver::circuit::Lit;

/// Whether a model lets a store take effect before a load that it depends on.
pub fn is_possible(model: &Model) -> bool {
    !model.keep.dependencies && !model.keep.rw.other
}

/// When stores leave what the tame rounds know, each with the number of its call.
pub fn escapes(formula: &mut Formula<'_, '_>) -> Vec<(u32, Lit)> {
    let Some(tame) = formula.exec.world.tame.clone() else { return Vec::new() };
    let mut all = Vec::new();
    for event in 0..formula.exec.events.len() as EventId {
        let (e, executed) = (&formula.exec.events[event as usize], formula.order.executed[event as usize]);
        if e.kind == Kind::W && !e.private && executed != Lit::FALSE {
            let call = e.call;
            let leaves = escape(&mut formula.exec, &tame, event);
            all.push((call, formula.exec.circuit.and(executed, leaves)));
        }
    }
    all
}

/// When a store that is executed leaves what is known.
pub(crate) fn escape(exec: &mut Exec<'_, '_>, tame: &World<'_>, event: EventId) -> Lit {
    let e = exec.events[event as usize].clone();
    let places = places(exec, event);
    if places.len() > tuning::PLACES.of(exec.budget) {
        return Lit::TRUE;
    }
    let mut ways = Vec::new();
    for (id, at) in places {
        let here = match e.at {
            Some(_) => Lit::TRUE,
            None => bits::eq_const(&mut exec.circuit, &e.addr.bits, u128::from(at)),
        };
        if here == Lit::FALSE {
            continue;
        }
        let strange = if !tame.knows(id) {
            Lit::TRUE
        } else if !tame.is_shared(id) {
            // What a thread does with its own is known exactly, not as a set.
            Lit::constant(!tame.writes(id, e.thread))
        } else {
            unknown(exec, tame, id, at, &e.value)
        };
        ways.push(exec.circuit.and(here, strange));
    }
    exec.circuit.or_all(&ways)
}

/// The addresses that an event may have, with their objects.
pub(crate) fn places(exec: &Exec<'_, '_>, event: EventId) -> Vec<(ObjId, u64)> {
    let e = &exec.events[event as usize];
    exec.places(&e.addr, e.size, &Targets { at: e.at, list: e.targets.clone(), shared: true })
}

/// When a value is none that the tame rounds know of at a place.
fn unknown(exec: &mut Exec<'_, '_>, tame: &World<'_>, id: ObjId, at: u64, value: &V) -> Lit {
    let size = value.width() / 8;
    let start = exec.start.clone().unwrap_or_default();
    let first = exec.read(&start, at, size);
    let (undef, first_undef) = (value.undef_bits(), first.undef_bits());
    let mut wrong = Vec::new();
    for i in 0..8 * size as usize {
        let (known, bit) = (tame.holds(at + i as u64 / 8), 1u8 << (i % 8));
        let initially = first.bits.bit(i);
        if known.zero & bit == 0 && initially == Lit::TRUE {
            wrong.push(!value.bits.bit(i));
        }
        if known.one & bit == 0 && initially == Lit::FALSE {
            wrong.push(value.bits.bit(i));
        }
        if known.undef & bit == 0 && first_undef.bit(i) == Lit::FALSE {
            wrong.push(undef.bit(i));
        }
    }
    if value.width() == u32::from(tame.program.target.pointer_bits) {
        let mut points: Vec<ObjId> = exec.points(&first).to_vec();
        tame.points(id, at..at + u64::from(size), &mut points);
        for other in 0..exec.world.objects.len() as ObjId {
            if !points.contains(&other) {
                let object = exec.world.objects[other as usize].clone();
                wrong.push(exec.within(&value.bits, object.base, object.size));
            }
        }
    }
    exec.circuit.or_all(&wrong)
}

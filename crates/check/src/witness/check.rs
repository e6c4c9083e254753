//! What a finished order says about the steps of a witness: values that the engine wrote in its own addresses, and
//! accesses that no run may pass.

use super::drive::{Driven, Fixes};
use super::{is_access, is_end, Claim};
use crate::interp::Code;
use crate::layout::Tid;
use fencepost_models::buffer::overlaps;
use rustc_hash::FxHashMap;

/// Looks for loads that differ from the stores that they come from, in defined bits only. The first of each thread is
/// noted, with those of the same instruction behind it; what follows may be wrong because of it. Says whether anything is
/// new.
pub(super) fn fix(driven: &Driven, fixes: &mut Fixes) -> bool {
    let events = &driven.recorder.events;
    // For each load the bits that differ and what they should be.
    let mut wrong: FxHashMap<u32, (u128, u128)> = FxHashMap::default();
    driven.recorder.each_byte(|load, byte, source| {
        let e = &events[load as usize];
        let (Some(read), Some(s)) = (e.read, source.map(|s| &events[s as usize])) else { return };
        let Some(written) = s.written else { return };
        let (to, from) = (8 * byte.wrapping_sub(e.addr), 8 * byte.wrapping_sub(s.addr));
        let (old, new) = (read.bits >> to & 0xff, written.bits >> from & 0xff);
        let alike = read.undef >> to & 0xff == written.undef >> from & 0xff;
        // Which of several objects at one address a store was to is not known here.
        if alike && old != new && !driven.is_reused(byte) {
            let (mask, bits) = wrong.entry(load).or_default();
            *mask |= 0xff << to;
            *bits |= new << to;
        }
    });
    let mut new = false;
    for tid in 0..driven.lanes.len() as Tid {
        let own = || (0..events.len() as u32).filter(|i| events[*i as usize].thread == tid);
        let Some(first) = own().find(|i| wrong.contains_key(i)) else { continue };
        let site = driven.metas[first as usize].site;
        for load in own().filter(|i| *i >= first).take_while(|i| driven.metas[*i as usize].site == site) {
            let (Some((mask, bits)), Some(step)) = (wrong.get(&load), driven.metas[load as usize].step) else {
                continue;
            };
            let read = events[load as usize].read.map_or(0, |w| w.bits);
            let fixed = read & !mask | bits;
            new |= fixes.insert((tid, step), fixed) != Some(fixed);
        }
    }
    new
}

/// Every access of the run is to an object, and comes before the object's end, but for what races with that. (On models with a machine it would say
/// so, too.)
pub(super) fn accesses(code: &Code<'_>, driven: &Driven, claim: Claim) -> Result<(), String> {
    let events = &driven.recorder.events;
    let mut ended: Vec<(u64, u64)> = Vec::new();
    for item in &driven.recorder.order {
        let e = &events[item.event as usize];
        let meta = &driven.metas[item.event as usize];
        let step = meta.step.unwrap_or_default();
        if is_end(e) {
            ended.push((e.addr, meta.extent));
            continue;
        }
        if let Err(kind) = driven.all.check(code, e.addr, u64::from(e.size), e.written.is_some()) {
            return Err(format!("the run goes on after step {step} of thread {}: {kind}", e.thread));
        }
        // One of two that race may be late; replay looks at what it reads.
        let races = match claim {
            Claim::Race { first, second } => [first, second].contains(&(e.thread, step)),
            Claim::Thread(_) | Claim::Late { .. } | Claim::Deadlock | Claim::Finished => false,
        };
        if !races && ended.iter().any(|(base, size)| overlaps(*base, *size, e.addr, u64::from(e.size))) {
            return Err(format!("step {step} of thread {} touches an object whose life has ended", e.thread));
        }
    }
    Ok(())
}

/// Whether a load of these bytes at the end of a thread can read an undefined one.
pub(super) fn may_be_undefined(code: &Code<'_>, driven: &Driven, tid: Tid, addr: u64, size: u32) -> bool {
    (0..u64::from(size)).map(|k| addr.wrapping_add(k)).any(|byte| {
        let stores = driven.events().filter(|e| is_access(e) && e.written.is_some());
        let mut stores = stores.filter(|e| overlaps(e.addr, u64::from(e.size), byte, 1));
        let undefined = |e: &crate::trace::TraceEvent| {
            e.written.is_some_and(|w| w.undef >> (8 * byte.wrapping_sub(e.addr)) & 0xff != 0)
        };
        let overwritten = driven
            .events()
            .any(|e| e.thread == tid && e.written.is_some() && overlaps(e.addr, u64::from(e.size), byte, 1));
        let (_, initial) = driven.objects.initial(code, byte & !15);
        stores.any(undefined) || !overwritten && initial >> (8 * (byte % 16)) & 0xff != 0
    })
}

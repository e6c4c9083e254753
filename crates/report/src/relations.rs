//! The relations between the accesses of a run: reads-from, coherence, from-read.
//!
//! Source: `docs/memory-models.md`, the value axiom: a load takes each byte from the store that is last in the memory order
//! among those that stand before the load there or are earlier in its own thread. Coherence is the memory order of the stores
//! to a byte; from-read leads from a load to the stores that follow, in coherence, the one that it read from.
//! Guarantee: everything is computed from the memory order alone, byte by byte, and not from what the trace says about
//! `reads_from`; a test compares the two. Only neighbours are listed: of coherence and from-read the rest follows.

use fencepost_check::trace::{Trace, TraceEvent, TraceKind};
use std::collections::{BTreeSet, HashMap};

/// The relations, as pairs of events (indices into the trace), sorted.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Relations {
    /// From a store to a load that takes a byte of it.
    pub rf: Vec<(u32, u32)>,
    /// From a store to the next one to the same byte.
    pub co: Vec<(u32, u32)>,
    /// From a load to the first store to the same byte that overwrites what it has read.
    pub fr: Vec<(u32, u32)>,
    /// The bytes that loads take from what was there before the run: the address, and the byte with its undefined bits.
    pub initial: HashMap<u64, (u8, u8)>,
}

/// Whether an event reads memory, and whether it writes it.
pub fn sides(kind: TraceKind) -> (bool, bool) {
    match kind {
        TraceKind::Load | TraceKind::CmpXchgFailed => (true, false),
        TraceKind::Store => (false, true),
        TraceKind::Rmw | TraceKind::CmpXchg => (true, true),
        TraceKind::Fence
        | TraceKind::AtomicBegin
        | TraceKind::AtomicEnd
        | TraceKind::ThreadStart
        | TraceKind::ThreadJoin
        | TraceKind::Free
        | TraceKind::End
        | TraceKind::Nondet
        | TraceKind::Answer
        | TraceKind::Exit => (false, false),
    }
}

/// The addresses of the bytes that an access touches.
pub fn bytes(event: &TraceEvent) -> impl Iterator<Item = u64> + use<> {
    let addr = event.addr;
    (0..u64::from(event.size)).map(move |k| addr.wrapping_add(k))
}

/// The relations of a run.
pub fn relations(trace: &Trace) -> Relations {
    let places = Places::new(trace);
    let stores = places.stores(trace);
    let mut found = [BTreeSet::new(), BTreeSet::new(), BTreeSet::new()];
    let mut initial = HashMap::new();
    for list in stores.values() {
        found[1].extend(list.windows(2).map(|pair| (pair[0].1, pair[1].1)));
    }
    // Of each thread and byte, the place of the last store so far.
    let mut own: HashMap<(u32, u64), usize> = HashMap::new();
    for (i, event) in trace.events.iter().enumerate() {
        let (reads, writes) = sides(event.kind);
        if let (true, Some(at)) = (reads, places.load[i]) {
            for byte in bytes(event) {
                let list = stores.get(&byte).map_or(&[][..], Vec::as_slice);
                let mine = own.get(&(event.thread, byte)).map_or(0, |p| p + 1);
                let next = list.partition_point(|(place, _)| *place < at.max(mine));
                match next.checked_sub(1).and_then(|k| list.get(k)) {
                    Some((_, source)) => _ = found[0].insert((*source, i as u32)),
                    None => _ = initial.insert(byte, byte_of(event, byte)),
                }
                let overwrites = list[next..].iter().find(|(_, store)| *store != i as u32);
                found[2].extend(overwrites.map(|(_, store)| (i as u32, *store)));
            }
        }
        if let (true, Some(at)) = (writes, places.store[i]) {
            for byte in bytes(event) {
                let last = own.entry((event.thread, byte)).or_insert(at);
                *last = at.max(*last);
            }
        }
    }
    let [rf, co, fr] = found.map(|set| set.into_iter().collect());
    Relations { rf, co, fr, initial }
}

/// A byte of what an event reads, with its undefined bits.
fn byte_of(event: &TraceEvent, byte: u64) -> (u8, u8) {
    let shift = 8 * event_offset(event, byte);
    event.read.map_or((0, 0xff), |w| ((w.bits >> shift) as u8, (w.undef >> shift) as u8))
}

fn event_offset(event: &TraceEvent, byte: u64) -> u32 {
    (byte.wrapping_sub(event.addr) as u32).min(15)
}

/// Where each event stands in the memory order.
#[derive(Debug)]
pub struct Places {
    /// Its load.
    pub load: Vec<Option<usize>>,
    /// Its store.
    pub store: Vec<Option<usize>>,
}

impl Places {
    /// The places of a trace's events.
    pub fn new(trace: &Trace) -> Places {
        let n = trace.events.len();
        let mut places = Places { load: vec![None; n], store: vec![None; n] };
        for (at, item) in trace.order.iter().enumerate() {
            let side = if item.store { &mut places.store } else { &mut places.load };
            if let Some(place) = side.get_mut(item.event as usize) {
                *place = Some(at);
            }
        }
        places
    }

    /// The stores to each byte, in the memory order.
    fn stores(&self, trace: &Trace) -> HashMap<u64, Vec<(usize, u32)>> {
        let mut stores: HashMap<u64, Vec<(usize, u32)>> = HashMap::new();
        for (at, item) in trace.order.iter().enumerate().filter(|(_, o)| o.store) {
            let Some(event) = trace.events.get(item.event as usize) else { continue };
            if sides(event.kind).1 {
                bytes(event).for_each(|byte| stores.entry(byte).or_default().push((at, item.event)));
            }
        }
        stores
    }
}
